import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { MAX_PHOTO_HINT } from '#contract/assistant/ai.ts';

/** One weighed plate: its picture, what it weighs (g) and holds (kcal), and what a person would say of it. */
export interface Plate {
  file: string;
  grams: number;
  kcal: number;
  hint: string;
}

const Figure = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}([.,]\d+)?$/, 'is no figure'),
  v.transform((text) => Number(text.replace(',', '.'))),
  v.minValue(1, 'is below 1'),
);
const Row = v.object({
  file: v.pipe(v.string(), v.regex(/^[^/\\]+\.(jpe?g|png|webp)$/iu, 'is no picture of the folder')),
  grams: Figure,
  kcal: Figure,
  hint: v.pipe(v.optional(v.string(), ''), v.maxLength(MAX_PHOTO_HINT, 'is too long')),
});

/**
 * The plates of a folder: `plates.tsv`, tab-separated with a first line that names the columns file, grams, kcal and, if wanted, hint.
 * Throws with the line and the column of what cannot be read.
 */
export async function readPlates(folder: string): Promise<Plate[]> {
  return parsePlates(await readFile(join(folder, 'plates.tsv'), 'utf8'));
}

/** The same of the table's text. */
export function parsePlates(text: string): Plate[] {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = head.split('\t').map((name) => name.trim());
  for (const name of ['file', 'grams', 'kcal'])
    if (!columns.includes(name)) throw new Error(`plates.tsv has no column "${name}"`);
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t').map((cell) => cell.trim());
    const row = v.safeParse(Row, Object.fromEntries(columns.map((name, column) => [name, cells[column] ?? ''])));
    if (row.success) return [row.output];
    const [issue] = row.issues;
    throw new Error(`plates.tsv, line ${at + 2}: ${v.getDotPath(issue) ?? 'the line'} ${issue.message}`);
  });
}
