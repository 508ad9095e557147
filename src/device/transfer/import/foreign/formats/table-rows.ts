import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Nutrients } from '#domain/nutrition/nutrient.ts';
import type { Field } from './csv-columns.ts';
import type { Gathering } from '../gathering.ts';
import { readClock, readDate } from '../read-date.ts';
import { kcalOfKilojoules, readFigure, readWeight, weightUnitOf } from '../read-figure.ts';
import type { Table } from './table.ts';
import type { Grain, Source } from '../reading.ts';

/** Whose a table is, and how much of a day its rows stand for. */
const OF_KIND: Record<Table['kind'], { source: Source; grain: Grain }> = {
  'cronometer-servings': { source: 'cronometer', grain: 'food' },
  'cronometer-days': { source: 'cronometer', grain: 'day' },
  'cronometer-body': { source: 'cronometer', grain: 'day' },
  'myfitnesspal-meals': { source: 'myfitnesspal', grain: 'meal' },
  'myfitnesspal-body': { source: 'myfitnesspal', grain: 'day' },
  'lose-it-foods': { source: 'lose-it', grain: 'food' },
  'lose-it-weights': { source: 'lose-it', grain: 'day' },
  fatsecret: { source: 'fatsecret', grain: 'food' },
  foods: { source: 'table', grain: 'food' },
};
const WATER = /^((tap|drinking|bottled|mineral|sparkling)\s+)?water(,.*)?$/i;
/** Rows that add up others, as tables that went through a spreadsheet have them. */
const TOTAL = /^(daily\s+)?totals?$/i;

/** Takes one row of a table in, or counts why it stays out. */
export function readTableRow(row: readonly string[], table: Table, gathering: Gathering): void {
  const { at } = table.columns;
  const cell = (field: Field) => row[at[field] ?? -1] ?? '';
  const sample = row.join(table.delimiter);
  if (TOTAL.test(cell('date').trim()) || TOTAL.test(cell('meal').trim()) || TOTAL.test(cell('name').trim()))
    return void gathering.leaveOut('summed', sample);
  if (/^(1|true|yes)$/i.test(cell('deleted').trim())) return void gathering.leaveOut('erased', sample);
  const day = readDate(cell('date'), table.dateOrder);
  if (!day) return void gathering.leaveOut(row.length < table.columns.width ? 'row' : 'date', sample);
  if (table.kind === 'cronometer-body') readMetric(cell, day, table, gathering, sample);
  else if (table.kind === 'myfitnesspal-body' || table.kind === 'lose-it-weights')
    readBody(cell, day, table, gathering, sample);
  else readDish(row, cell, day, table, gathering, sample);
}

type Cell = (field: Field) => string;

function readDish(
  row: readonly string[],
  cell: Cell,
  day: DiaryDay,
  table: Table,
  gathering: Gathering,
  sample: string,
): void {
  const { source, grain } = OF_KIND[table.kind];
  const figure = (field: Field) => readFigure(cell(field), table.decimal);
  if (/^exercise/i.test(cell('meal').trim())) return void gathering.leaveOut('exercise', sample);
  const energy = figure('calories');
  if (energy === null && row.length < table.columns.width) return void gathering.leaveOut('row', sample);
  const calories = kcalOf(table, energy);
  const water = figure('water');
  if (!calories && water && WATER.test(cell('name').trim())) {
    gathering.drink(source, day, water, sample);
    return;
  }
  gathering.dish(
    source,
    {
      day,
      clock: readClock(cell('time')),
      meal: cell('meal'),
      name: cell('name'),
      grain,
      calories,
      proteins: figure('proteins'),
      carbs: figure('carbs'),
      fats: figure('fats'),
      ...amountOf(cell('amount'), cell('unit'), table.decimal),
      ...nutrientsOf(row, table),
    },
    sample,
  );
}

/** Kilocalories of the energy as the table writes it; null where it does not. */
export const kcalOf = (table: Table, energy: number | null): number | null =>
  energy !== null && table.isKilojoules ? kcalOfKilojoules(energy) : energy;

/** `58.00 g`, `1.00 medium`, or a figure with its unit in a column of its own; what is no amount is left unsaid. */
export function amountOf(
  text: string,
  unit: string,
  decimal: ',' | '.',
): { amount: number | null; unit: string | null } {
  const [, figure = '', word = ''] = /^\s*([\d.,]+)\s*(.*)$/.exec(text) ?? [];
  const amount = figure === '' ? null : readFigure(figure, decimal);
  if (amount === null || !(amount > 0 && amount <= 20_000)) return { amount: null, unit: null };
  const named = unit.trim() === '' ? word.trim() : unit.trim();
  return { amount, unit: named === '' ? null : named.slice(0, 40).trim() };
}

/** What a row tells of nutrients; an empty cell is not known, never 0. */
export function nutrientsOf(row: readonly string[], table: Table): { nutrients?: Nutrients } {
  const nutrients: Nutrients = {};
  for (const { at, nutrient, factor } of table.columns.nutrients) {
    const figure = readFigure(row[at] ?? '', table.decimal);
    if (figure !== null && figure >= 0) nutrients[nutrient] = figure * factor;
  }
  return Object.keys(nutrients).length > 0 ? { nutrients } : {};
}

function readBody(cell: Cell, day: DiaryDay, table: Table, gathering: Gathering, sample: string): void {
  const { source } = OF_KIND[table.kind];
  const kg = readWeight(cell('weight'), table.decimal, table.weightUnit);
  if (kg !== null) gathering.weigh(source, day, kg, sample);
  for (const name of ['bodyFat', 'waist', 'hips', 'chest'] as const) {
    const figure = readFigure(cell(name), table.decimal);
    // Nobody fills a measurement in with 0.
    if (!figure) continue;
    const isInches = name !== 'bodyFat' && (table.columns.unit[name] ?? '').startsWith('in');
    gathering.measure(source, day, name, isInches ? figure * 2.54 : figure, sample);
  }
}

/** Cronometer's biometrics: one metric a row, `Weight (Apple Health)` as well as `Weight`. */
function readMetric(cell: Cell, day: DiaryDay, table: Table, gathering: Gathering, sample: string): void {
  const metric = cell('metric').trim().toLowerCase();
  const figure = readFigure(cell('amount'), table.decimal);
  if (figure === null) return;
  if (metric.startsWith('weight')) {
    const unit = weightUnitOf(cell('unit')) ?? 'kg';
    const kg = readWeight(cell('amount'), table.decimal, unit);
    if (kg !== null) gathering.weigh('cronometer', day, kg, sample);
  } else if (metric.startsWith('body fat')) gathering.measure('cronometer', day, 'bodyFat', figure, sample);
  else if (metric.startsWith('waist'))
    gathering.measure('cronometer', day, 'waist', /^in/i.test(cell('unit')) ? figure * 2.54 : figure, sample);
}
