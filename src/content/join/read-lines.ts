/** One line of a table with a header, by column; an empty cell is ''. */
export type Line = ReadonlyMap<string, string>;

/** The lines of tab-separated text below its header. Nothing is quoted: a cell holds neither tab nor line break. */
export function readLines(text: string): Line[] {
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const columns = header.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length > columns.length) throw new Error(`More cells than columns: ${line.slice(0, 60)}`);
    return new Map(columns.map((column, at) => [column, cells[at] ?? '']));
  });
}
