import { BadFile } from '../reading.ts';

/** Characters of one field: notes are long, but a quote that never closes would swallow the rest of the file. */
const LONGEST_FIELD = 100_000;

/**
 * Rows of a CSV from text that comes in pieces:
 *
 *     file   = row *(end row) [end]
 *     row    = field *(delimiter field)
 *     field  = *plain / quote *(any / quote quote) quote *plain
 *     end    = CR LF / LF / CR
 *
 * As RFC 4180, and beyond it: any line end, any delimiter, text after a closing quote belongs to the field, a quote
 * within a plain field is a character. Nothing is trimmed; what stands in a field is text, never a formula.
 */
export class CsvRows {
  private readonly delimiter: string;
  private readonly onRow: (row: string[]) => void;
  private row: string[] = [];
  private field = '';
  private state: 'start' | 'plain' | 'quoted' | 'after-quote' = 'start';
  private afterReturn = false;

  constructor(delimiter: string, onRow: (row: string[]) => void) {
    this.delimiter = delimiter;
    this.onRow = onRow;
  }

  /** Takes the next piece. Throws a BadFile `damaged` for a field without an end. */
  push(text: string): void {
    let at = 0;
    while (at < text.length) {
      if (this.state === 'quoted') at = this.inQuotes(text, at);
      else at = this.outside(text, at);
      if (this.field.length > LONGEST_FIELD) throw new BadFile('damaged');
    }
  }

  /** The last row. Returns whether the file ended within quotes: half of it is missing. */
  end(): boolean {
    const isCut = this.state === 'quoted';
    if (!isCut && (this.field !== '' || this.row.length > 0 || this.state === 'after-quote')) this.endRow();
    return isCut;
  }

  private inQuotes(text: string, from: number): number {
    const quote = text.indexOf('"', from);
    const upTo = quote === -1 ? text.length : quote;
    this.field += text.slice(from, upTo);
    if (quote === -1) return upTo;
    this.state = 'after-quote';
    return quote + 1;
  }

  private outside(text: string, from: number): number {
    const char = text.charAt(from);
    if (this.afterReturn) {
      this.afterReturn = false;
      if (char === '\n') return from + 1;
    }
    if (char === '"' && this.state === 'after-quote') {
      this.field += '"';
      this.state = 'quoted';
    } else if (char === '"' && this.state === 'start') this.state = 'quoted';
    else if (char === this.delimiter) this.endField();
    else if (char === '\n' || char === '\r') {
      this.endRow();
      this.afterReturn = char === '\r';
    } else return this.plain(text, from);
    return from + 1;
  }

  private plain(text: string, from: number): number {
    let to = from + 1;
    while (to < text.length) {
      const char = text.charAt(to);
      if (char === this.delimiter || char === '\n' || char === '\r') break;
      to += 1;
    }
    this.field += text.slice(from, to);
    this.state = 'plain';
    return to;
  }

  private endField(): void {
    this.row.push(this.field);
    this.field = '';
    this.state = 'start';
  }

  private endRow(): void {
    this.endField();
    const { row } = this;
    this.row = [];
    // An empty line is no row.
    if (row.length > 1 || row[0] !== '') this.onRow(row);
  }
}

/** All rows of a text. */
export function rowsOf(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  const reader = new CsvRows(delimiter, (row) => rows.push(row));
  reader.push(text);
  reader.end();
  return rows;
}
