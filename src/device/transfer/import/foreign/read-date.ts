import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { DateOrder } from './reading.ts';

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T\s].*)?$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[,\s].*)?$/;
const CLOCK = /(\d{1,2})[:.](\d{2})(?:[:.]\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?(?:m\.?)?/i;

/** Months as exports write them: English by their first three letters, Russian in the genitive by theirs. */
const MONTHS = new Map(
  ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
    .map((name, at): [string, number] => [name, at + 1])
    .concat(
      ['янв', 'фев', 'мар', 'апр', 'мая', 'июн', 'июл', 'авг', 'сен', 'окт', 'ноя', 'дек'].map((name, at) => [
        name,
        at + 1,
      ]),
    ),
);

/** Looks at a whole column of dates: one 13 anywhere tells which number is the month. */
export class DateVotes {
  private dayFirst = 0;
  private monthFirst = 0;
  private sample: string | null = null;

  see(text: string): void {
    const parts = NUMBERS.exec(text.trim());
    if (!parts || parts[2] === '.') return;
    const [first, second] = [Number(parts[1]), Number(parts[3])];
    if (first > 12 && second <= 12) this.dayFirst += 1;
    else if (second > 12 && first <= 12) this.monthFirst += 1;
    // The best example of the doubt: its two readings differ.
    else if (this.sample === null || first !== second) this.sample = text.trim();
  }

  /** The order of the column; a string: a date that may be read both ways, and nothing in the column tells. */
  decided(): DateOrder | { sample: string } | null {
    if (this.dayFirst !== this.monthFirst) return this.dayFirst > this.monthFirst ? 'dmy' : 'mdy';
    return this.sample === null ? null : { sample: this.sample };
  }
}

/** The day that a text names; null: none, or one that no calendar has. Dots are day first everywhere. */
export function readDate(text: string, order: DateOrder): DiaryDay | null {
  const bare = text.trim();
  const iso = ISO.exec(bare);
  if (iso) return dayOf(iso[1], iso[2], iso[3]);
  const numbers = NUMBERS.exec(bare);
  if (numbers) {
    const [, first, sign, second, year = ''] = numbers;
    const full = year.length === 2 ? `20${year}` : year;
    return order === 'mdy' && sign !== '.' ? dayOf(full, first, second) : dayOf(full, second, first);
  }
  return namedDay(bare);
}

/** `Tuesday, May 1, 2018`, `1 May 2018`, `1 мая 2018 г.` */
function namedDay(text: string): DiaryDay | null {
  const words = text.toLowerCase().split(/[\s,.]+/);
  const month = words.map((word) => MONTHS.get(word.slice(0, 3))).find((found) => found !== undefined);
  const year = words.find((word) => /^\d{4}$/.test(word));
  const day = words.find((word) => /^\d{1,2}(st|nd|rd|th)?$/.test(word));
  return month && year && day ? dayOf(year, String(month), String(Number.parseInt(day, 10))) : null;
}

function dayOf(year = '', month = '', day = ''): DiaryDay | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDiaryDay(text) ? text : null;
}

/** Seconds after midnight of `8:05 AM`, `20:15`, `2024-03-14 20:15:00`; null: none. */
export function readClock(text: string): number | null {
  const parts = CLOCK.exec(text);
  if (!parts) return null;
  const [, hours = '', minutes = '', half] = parts;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hours);
  return hour < 24 && Number(minutes) < 60 ? hour * 3600 + Number(minutes) * 60 : null;
}
