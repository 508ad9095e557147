import type { Columns, TableKind } from './csv-columns.ts';
import type { DateOrder, WeightUnit } from '../reading.ts';

/** A table that was recognised, and what the whole of it tells of how its figures are written. */
export interface Table {
  kind: TableKind;
  columns: Columns;
  delimiter: string;
  decimal: ',' | '.';
  dateOrder: DateOrder;
  weightUnit: WeightUnit;
  /** Energy is in kilojoules. */
  isKilojoules: boolean;
}
