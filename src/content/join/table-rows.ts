import type { Nutrition } from '#domain/body/macros.ts';
import type { Nutrient, Nutrients } from '#domain/nutrition/nutrient.ts';
import { readLines, type Line } from './read-lines.ts';

/** A row of a public table: what 100 g of the edible part hold, as published, unrounded. What the source does not give is absent. */
export interface TableRow {
  /** `ch-`, `fr-` or `us-` and the number that the table itself uses. */
  id: string;
  name: string;
  macros: Partial<Nutrition>;
  nutrients: Nutrients;
}

const MACRO_COLUMNS = {
  calories: 'kcal',
  proteins: 'protein_g',
  carbs: 'carbs_g',
  fats: 'fat_g',
} as const satisfies Record<keyof Nutrition, string>;

/** Columns of the tables; omega-3 is a sum of three of them. */
const NUTRIENT_COLUMNS: Readonly<Record<Exclude<Nutrient, 'omega3'>, string>> = {
  fibre: 'fibre_g',
  sugar: 'sugar_g',
  saturated: 'sat_fat_g',
  monounsaturated: 'mono_fat_g',
  polyunsaturated: 'poly_fat_g',
  salt: 'salt_g',
  starch: 'starch_g',
  alcohol: 'alcohol_g',
  water: 'water_g',
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
  retinol: 'retinol_ug',
  vitaminD: 'vit_d_ug',
  vitaminK: 'vit_k_ug',
  folate: 'folate_ug',
  vitaminB12: 'vit_b12_ug',
  selenium: 'selenium_ug',
  iodine: 'iodine_ug',
};

/** "Less than 20 µg" of a day's 150 is no zero: of these two, such zeros are unknown. */
const UNKNOWN_BELOW_LIMIT = ['selenium_ug', 'iodine_ug'] as const;

/** The rows of one table's text, by id. */
export function readTable(text: string): Map<string, TableRow> {
  return new Map(readLines(text).map((line) => [line.get('id') ?? '', rowOf(line)]));
}

function rowOf(line: Line): TableRow {
  const unknown = unknownZeros(line.get('below_limit') ?? '');
  const figure = (column: string): number | undefined => {
    const cell = line.get(column) ?? '';
    return cell === '' || unknown.has(column) ? undefined : Number(cell);
  };
  const macros: Partial<Nutrition> = {};
  for (const key of ['calories', 'proteins', 'carbs', 'fats'] as const)
    setKnown(macros, key, figure(MACRO_COLUMNS[key]));
  const nutrients: Nutrients = {};
  for (const [nutrient, column] of Object.entries(NUTRIENT_COLUMNS))
    setKnown(nutrients, nutrient as Exclude<Nutrient, 'omega3'>, figure(column));
  setKnown(nutrients, 'omega3', omega3Of(figure));
  return { id: line.get('id') ?? '', name: line.get('name_en') ?? '', macros, nutrients };
}

/** g of α-linolenic, eicosapentaenoic and docosahexaenoic acid; where the first is not told from its isomer, both together. */
function omega3Of(figure: (column: string) => number | undefined): number | undefined {
  const parts = [figure('ala_g') ?? figure('fa18_3_g'), figure('epa_g'), figure('dha_g')];
  return parts.reduce((sum, part) => (sum === undefined || part === undefined ? undefined : sum + part), 0);
}

/** Columns that `below_limit` names: `iodine_ug<20;iron_mg=tr`. */
function unknownZeros(belowLimit: string): ReadonlySet<string> {
  return new Set(UNKNOWN_BELOW_LIMIT.filter((column) => belowLimit.split(';').some((mark) => mark.startsWith(column))));
}

function setKnown<Key extends string>(
  figures: Partial<Record<Key, number>>,
  key: Key,
  value: number | undefined,
): void {
  if (value !== undefined) figures[key] = value;
}
