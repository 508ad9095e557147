import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOOD_LINES } from '../content/join/food-shelves.ts';
import { readSource, rowsOf } from '../content/join/food-source.ts';
import { readSameFood } from '../content/checks/same-food.ts';

const TABLES = [
  { name: 'swiss', prefix: 'ch-' },
  { name: 'ciqual', prefix: 'fr-' },
  { name: 'usda', prefix: 'us-' },
] as const;
const TARGET = fileURLToPath(new URL('../content/tables', import.meta.url));

/**
 * Copies the rows that our foods name, and those of the same foods in the other tables, out of the full tables, all columns: `npm run tables -- FOLDER`, where FOLDER holds
 * `<table>.tsv` and `<table>-minerals.tsv` for swiss, ciqual and usda, joined by `id`. Returns the exit code; throws for a row that no table has.
 */
export async function main([folder]: string[]): Promise<number> {
  if (folder === undefined) throw new Error('usage: npm run tables -- FOLDER');
  const named = new Set(FOOD_LINES.flatMap(({ source }) => rowsOf(readSource(source))));
  const sameFood = readSameFood(await readFile(join(TARGET, 'same-food.tsv'), 'utf8'));
  const wanted = new Set([...named].flatMap((row) => [row, ...(sameFood.get(row) ?? [])]));
  for (const { name, prefix } of TABLES) {
    const [macros, minerals] = await Promise.all(
      [`${name}.tsv`, `${name}-minerals.tsv`].map((file) => readFile(join(folder, file), 'utf8')),
    );
    const text = joined(macros ?? '', minerals ?? '', wanted);
    await writeFile(join(TARGET, `${name}.tsv`), text);
    const found = new Set(text.split('\n').map((line) => line.split('\t')[0]));
    const missing = [...wanted].filter((id) => id.startsWith(prefix) && !found.has(id));
    if (missing.length > 0) throw new Error(`${name}.tsv has no ${missing.join(', ')}`);
  }
  return 0;
}

/** The wanted lines of two files side by side, by id. */
function joined(left: string, right: string, wanted: ReadonlySet<string>): string {
  const rest = new Map(
    right
      .trimEnd()
      .split('\n')
      .map((line) => [idOf(line), line.slice(idOf(line).length)]),
  );
  const [header = '', ...lines] = left.trimEnd().split('\n');
  const width = header.split('\t').length;
  const kept = lines.filter((line) => wanted.has(idOf(line))).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return [header, ...kept].map((line) => padded(line, width) + (rest.get(idOf(line)) ?? '')).join('\n') + '\n';
}

const idOf = (line: string): string => line.split('\t', 1)[0] ?? '';
/** A line's empty last cells may be left out. */
const padded = (line: string, width: number): string => line + '\t'.repeat(width - line.split('\t').length);
