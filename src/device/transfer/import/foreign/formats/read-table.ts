import { columnsOf, tableKind, type Columns, type Field, type TableKind } from './csv-columns.ts';
import { CsvRows, rowsOf } from './csv-rows.ts';
import { FatSecretReport } from './fatsecret-report.ts';
import type { Gathering } from '../gathering.ts';
import { textOf } from '../read-bytes.ts';
import { DateVotes } from '../read-date.ts';
import { DecimalVotes, readFigure, weightUnitOf } from '../read-figure.ts';
import type { Answers, Part, Question, WeightUnit } from '../reading.ts';
import type { Table } from './table.ts';
import { readTableRow } from './table-rows.ts';

/** The largest table that is read. */
const MOST_CSV_BYTES = 512 * 1024 * 1024;
const DELIMITERS = [',', ';', '\t'] as const;
/** Rows before the header: titles, remarks, a summary. */
const ROWS_BEFORE = 60;
/** Energy by macros ÷ energy as written, where the column is in kilojoules. */
const KILOJOULES = { least: 3.2, most: 5.2 };

interface Header {
  delimiter: string;
  kind: TableKind;
  columns: Columns;
  /** Which row it is. */
  row: number;
}

/** The table that a text begins with; null: none that is known. */
export function tableOf(text: string): Header | null {
  for (const delimiter of DELIMITERS) {
    const rows = rowsOf(text, delimiter).slice(0, ROWS_BEFORE);
    for (const [row, cells] of rows.entries()) {
      const columns = columnsOf(cells);
      const kind = tableKind(columns, cells);
      if (kind) return { delimiter, kind, columns, row };
    }
  }
  return null;
}

/**
 * Reads a table into `gathering`: once to see how the whole column writes dates, decimals, weights and energy, once to
 * take it in. Returns what only its owner knows; then nothing was taken in.
 */
export async function readTable(
  part: Part,
  header: Header,
  answers: Answers,
  gathering: Gathering,
): Promise<Question[]> {
  const survey = new Survey(header);
  await eachRow(part, header, (row) => survey.see(row));
  const { table, questions } = survey.decided(answers);
  if (questions.length > 0) return questions;
  const report = header.kind === 'fatsecret' ? new FatSecretReport(table, gathering) : null;
  const isCut = await eachRow(part, header, (row) => {
    if (report) report.take(row);
    else readTableRow(row, table, gathering);
  });
  report?.end();
  if (isCut) gathering.isCut = true;
  return [];
}

async function eachRow(part: Part, header: Header, take: (row: string[]) => void): Promise<boolean> {
  let at = -1;
  const rows = new CsvRows(header.delimiter, (row) => {
    at += 1;
    if (at > header.row) take(row);
  });
  for await (const text of textOf(part, MOST_CSV_BYTES)) rows.push(text);
  return rows.end();
}

const FIGURES: readonly Field[] = [
  'calories',
  'proteins',
  'carbs',
  'fats',
  'weight',
  'bodyFat',
  'waist',
  'hips',
  'chest',
];

class Survey {
  private readonly header: Header;
  private readonly dates = new DateVotes();
  private readonly decimals = new DecimalVotes();
  private weightUnit: WeightUnit | null;
  private weightSample: string | null = null;
  private readonly energy = { written: 0, byMacros: 0 };

  constructor(header: Header) {
    this.header = header;
    this.weightUnit = weightUnitOf(header.columns.unit.weight ?? '');
  }

  see(row: readonly string[]): void {
    const { at } = this.header.columns;
    const cell = (field: Field) => row[at[field] ?? -1] ?? '';
    if (this.header.kind !== 'fatsecret') this.dates.see(cell('date'));
    for (const field of FIGURES) this.decimals.see(cell(field));
    const [kcal = 0, ...macros] = (['calories', 'proteins', 'carbs', 'fats'] as const).map(
      (field) => readFigure(cell(field), '.') ?? 0,
    );
    const [proteins = 0, carbs = 0, fats = 0] = macros;
    const byMacros = 4 * proteins + 4 * carbs + 9 * fats;
    if (Number.isFinite(kcal + byMacros) && byMacros > 0) {
      this.energy.written += kcal;
      this.energy.byMacros += byMacros;
    }
    if (at.weight === undefined || cell('weight').trim() === '') return;
    this.weightUnit ??= weightUnitOf(cell('weight'));
    this.weightSample ??= cell('weight').trim();
  }

  decided(answers: Answers): { table: Table; questions: Question[] } {
    const { kind, columns, delimiter } = this.header;
    const questions: Question[] = [];
    const dates = this.dates.decided();
    // Lose It writes American dates in every language.
    const usual = kind.startsWith('lose-it') ? 'mdy' : null;
    const dateOrder = typeof dates === 'string' ? dates : (answers.dateOrder ?? usual);
    if (dateOrder === null && dates !== null && typeof dates !== 'string')
      questions.push({ about: 'date-order', sample: dates.sample });
    const weightUnit = this.weightUnit ?? answers.weightUnit ?? null;
    if (weightUnit === null && this.weightSample !== null)
      questions.push({ about: 'weight-unit', sample: this.weightSample });
    const table: Table = {
      kind,
      columns,
      delimiter,
      decimal: this.decimals.decided(delimiter),
      dateOrder: dateOrder ?? 'dmy',
      weightUnit: weightUnit ?? 'kg',
      isKilojoules: this.isKilojoules(columns.unit.calories ?? ''),
    };
    return { table, questions };
  }

  private isKilojoules(unit: string): boolean {
    if (unit === 'kj') return true;
    if (unit === 'kcal' || unit === 'cal') return false;
    const ratio = this.energy.written / this.energy.byMacros;
    return ratio >= KILOJOULES.least && ratio <= KILOJOULES.most;
  }
}
