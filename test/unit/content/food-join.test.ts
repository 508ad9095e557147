import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FOODS } from '#content/join/food-table.ts';

const TABLES = fileURLToPath(new URL('../../../src/content/tables', import.meta.url));

/** The tables read by other means than the product's: one object a line, cells as they are. */
const linesOf = (name: string): Record<string, string>[] => {
  const [header = '', ...lines] = readFileSync(join(TABLES, `${name}.tsv`), 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(header.split('\t').map((column, at) => [column, cells[at] ?? '']));
  });
};
const rows: ReadonlyMap<string, Record<string, string>> = new Map(
  ['swiss', 'ciqual', 'usda'].flatMap(linesOf).map((line) => [line['id'] ?? '', line]),
);
const sameFood = new Map(linesOf('same-food').map(({ row, same }) => [row, (same ?? '').split('; ')]));
const toMedian = new Set(
  linesOf('outliers')
    .filter(({ decision }) => decision === 'median')
    .map(({ row, nutrient }) => `${row} ${nutrient}`),
);

const MACROS = { calories: 'kcal', proteins: 'protein_g', carbs: 'carbs_g', fats: 'fat_g' };
const NUTRIENTS = {
  fibre: 'fibre_g',
  sugar: 'sugar_g',
  saturated: 'sat_fat_g',
  monounsaturated: 'mono_fat_g',
  polyunsaturated: 'poly_fat_g',
  salt: 'salt_g',
  starch: 'starch_g',
  alcohol: 'alcohol_g',
  cholesterol: 'cholesterol_mg',
  vitaminC: 'vit_c_mg',
  vitaminE: 'vit_e_mg',
  vitaminB1: 'vit_b1_mg',
  vitaminB2: 'vit_b2_mg',
  vitaminB3: 'vit_b3_mg',
  vitaminB5: 'vit_b5_mg',
  vitaminB6: 'vit_b6_mg',
  potassium: 'potassium_mg',
  sodium: 'sodium_mg',
  calcium: 'calcium_mg',
  magnesium: 'magnesium_mg',
  phosphorus: 'phosphorus_mg',
  iron: 'iron_mg',
  zinc: 'zinc_mg',
  copper: 'copper_mg',
  manganese: 'manganese_mg',
  choline: 'choline_mg',
  caffeine: 'caffeine_mg',
  vitaminA: 'vit_a_ug',
  vitaminD: 'vit_d_ug',
  vitaminK: 'vit_k_ug',
  folate: 'folate_ug',
  vitaminB12: 'vit_b12_ug',
  selenium: 'selenium_ug',
  iodine: 'iodine_ug',
};

/** A row's own value, else that of the first row of the same food; where it was decided so, the middle one of all of them. */
function valueOf(row: string, figure: string, column: string): number | undefined {
  const values = [row, ...(figure in MACROS ? [] : (sameFood.get(row) ?? []))]
    .map((each) => cell(each, column))
    .filter((value) => value !== undefined);
  if (!toMedian.has(`${row} ${figure}`)) return values[0];
  const sorted = values.toSorted((a, b) => a - b);
  return sorted.length === 2 ? sorted[0] : sorted[1];
}

function cell(row: string, column: string): number | undefined {
  const cells = rows.get(row);
  if (!cells) throw new Error(`no row ${row}`);
  const text = cells[column] ?? '';
  const lessThan =
    (column === 'iodine_ug' || column === 'selenium_ug') && (cells['below_limit'] ?? '').includes(column);
  return text === '' || lessThan ? undefined : Number(text);
}

/** What a source's words come to, reckoned apart from the product; undefined: unknown. */
function expected(source: string, figure: string, column: string, mostUnknown: number): number | undefined {
  const words = source.split(' ');
  const word = { calories: 'kcal', proteins: 'protein', carbs: 'carbs', fats: 'fat' }[figure] ?? figure;
  const typed = words.indexOf(word);
  if (typed > 0) return Number(words[typed + 1]);
  if (words[0] === 'label') return undefined;
  if (words[0] !== '=') return valueOf(words[0] ?? '', figure, column);
  let [sum, weight, unknown] = [0, 0, 0];
  for (let at = 1; at < words.length; at += 3) {
    const grams = Number(words[at]);
    const value = valueOf(words[at + 1] ?? '', figure, column);
    weight += grams;
    if (value === undefined) unknown += grams;
    else sum += (value * grams) / 100;
  }
  return unknown > mostUnknown * weight ? undefined : sum;
}

test('every macro of every food is what its source comes to', () => {
  const off = FOODS.flatMap(({ id, source, per100g }) =>
    Object.entries(MACROS)
      .filter(([figure, column]) => {
        const value = expected(source, figure, column, 0) ?? Number.NaN;
        const shown = Number(Object.entries(per100g).find(([name]) => name === figure)?.[1]);
        return !(Math.abs(shown - value) <= (figure === 'calories' ? 0.5 : 0.05) + 1e-9);
      })
      .map(([figure]) => `${id} ${figure}`),
  );
  expect(off).toEqual([]);
});

test('every nutrient of every food is what its source comes to, and absent exactly where that is unknown', () => {
  const off = FOODS.flatMap(({ id, source, nutrients }) =>
    Object.entries(NUTRIENTS)
      .filter(([nutrient, column]) => {
        const value = expected(source, nutrient, column, 0.2);
        const shown = Object.entries(nutrients).find(([name]) => name === nutrient)?.[1];
        if (value === undefined || shown === undefined) return value !== shown;
        return Math.abs(shown - value) > 0.006 * value + 1e-9;
      })
      .map(([nutrient]) => `${id} ${nutrient}`),
  );
  expect(off).toEqual([]);
});
