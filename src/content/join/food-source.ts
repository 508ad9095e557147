import type { Nutrition } from '#domain/body/macros.ts';
import { composeMix, type Composition, type FoodMix } from '#domain/nutrition/food-mix.ts';
import { NUTRIENTS, type Nutrient, type Nutrients } from '#domain/nutrition/nutrient.ts';
import type { TableRow } from './table-rows.ts';

/** Where a food's figures are from, as its line says it. */
export type SourceExpression =
  /** The food's row in a table; `typed` stands for a figure that the table lacks. */
  | { kind: 'row'; row: string; typed: Readonly<Partial<Record<Figure, number>>> }
  /** g of each row in 100 g of the food; what is missing to 100 is water, what is over has boiled off. */
  | { kind: 'mix'; parts: readonly { row: string; grams: number }[] }
  /** A label's or a reckoning's own figures; `near` names rows that it was compared with. */
  | { kind: 'label'; typed: Readonly<Partial<Record<Figure, number>>>; near: readonly string[] };

/** A line's source that cannot be read, or names a row that is not there. */
export class SourceError extends Error {
  readonly code = 'bad-food-source';
}

/** Figures that a line may type itself, by the words that it uses. */
const FIGURES = {
  kcal: 'calories',
  protein: 'proteins',
  carbs: 'carbs',
  fat: 'fats',
  fibre: 'fibre',
  sugar: 'sugar',
  salt: 'salt',
  alcohol: 'alcohol',
  caffeine: 'caffeine',
  saturated: 'saturated',
  calcium: 'calcium',
} as const;
type Figure = (typeof FIGURES)[keyof typeof FIGURES];

const MACROS = ['calories', 'proteins', 'carbs', 'fats'] as const;
const ROW = /^(ch|fr|us)-\d+$/u;

/**
 * Reads a source: `us-16028 carbs 12.3`, `= 53 ch-82 + 60 ch-539`, or `label kcal 205 protein 25 carbs 1 fat 11 near ch-82`.
 * Throws SourceError for anything else.
 */
export function readSource(text: string): SourceExpression {
  if (text.startsWith('= ')) return { kind: 'mix', parts: text.slice(2).split(' + ').map(partOf) };
  const [figures = '', near = ''] = text.split(' near ');
  if (figures.startsWith('label '))
    return {
      kind: 'label',
      typed: typedIn(figures.slice('label '.length)),
      near: near === '' ? [] : near.split(' ').map(rowId),
    };
  const [, row = '', typed = ''] = /^(\S+)(?: (.+))?$/u.exec(text) ?? [];
  return { kind: 'row', row: rowId(row), typed: typedIn(typed) };
}

/** Every row that a source reads figures from. */
export const rowsOf = (source: SourceExpression): readonly string[] =>
  source.kind === 'row' ? [source.row] : source.kind === 'mix' ? source.parts.map(({ row }) => row) : [];

/** Computes what 100 g hold. Throws SourceError for an unknown row, or when energy or a macro has no value. */
export function compose(source: SourceExpression, rows: ReadonlyMap<string, TableRow>): Composition {
  if (source.kind === 'mix') return composeMix(partsOf(source, rows));
  const found = source.kind === 'row' ? rowOf(source.row, rows) : undefined;
  const typed: Readonly<Partial<Record<string, number>>> = source.typed;
  return {
    macros: macrosFrom((key) => typed[key] ?? found?.macros[key]),
    nutrients: nutrientsFrom((nutrient) => typed[nutrient] ?? found?.nutrients[nutrient]),
  };
}

/** The rows of a mix, each the object that `rows` has. Throws SourceError for an unknown row, or when energy or a macro has no value. */
export const partsOf = (
  { parts }: Extract<SourceExpression, { kind: 'mix' }>,
  rows: ReadonlyMap<string, TableRow>,
): FoodMix => parts.map(({ row, grams }) => ({ row: withMacros(rowOf(row, rows)), grams }));

function withMacros(row: TableRow): TableRow & Composition {
  if (!hasMacros(row))
    throw new SourceError(`${row.id} has no value for ${MACROS.find((key) => row.macros[key] === undefined)}`);
  return row;
}

const hasMacros = (row: TableRow): row is TableRow & Composition =>
  MACROS.every((key) => row.macros[key] !== undefined);

function rowOf(id: string, rows: ReadonlyMap<string, TableRow>): TableRow {
  const row = rows.get(id);
  if (!row) throw new SourceError(`no row ${id} in the tables`);
  return row;
}

function macrosFrom(figure: (key: keyof Nutrition) => number | undefined): Nutrition {
  const [calories, proteins, carbs, fats] = MACROS.map((key) => {
    const value = figure(key);
    if (value === undefined) throw new SourceError(`no value for ${key}`);
    return value;
  }) as [number, number, number, number];
  return { calories, proteins, carbs, fats };
}

function nutrientsFrom(figure: (nutrient: Nutrient) => number | undefined): Nutrients {
  const nutrients: Nutrients = {};
  for (const nutrient of NUTRIENTS) {
    const value = figure(nutrient);
    if (value !== undefined) nutrients[nutrient] = value;
  }
  return nutrients;
}

function partOf(text: string): { row: string; grams: number } {
  const [, grams = '', row = ''] = /^(\d+(?:\.\d+)?) (\S+)$/u.exec(text) ?? [];
  if (grams === '') throw new SourceError(`"${text}" is no part of a mix`);
  return { row: rowId(row), grams: Number(grams) };
}

function rowId(text: string): string {
  if (!ROW.test(text)) throw new SourceError(`"${text}" is no row of a table`);
  return text;
}

function typedIn(text: string): Partial<Record<Figure, number>> {
  const words = text === '' ? [] : text.split(' ');
  const typed: Partial<Record<Figure, number>> = {};
  for (let at = 0; at < words.length; at += 2) {
    const figure = Object.entries(FIGURES).find(([word]) => word === words[at])?.[1];
    const value = Number(words[at + 1]);
    if (figure === undefined || words[at + 1] === undefined || !(value >= 0))
      throw new SourceError(`"${text}" types no figures`);
    typed[figure] = value;
  }
  return typed;
}
