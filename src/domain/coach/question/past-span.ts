import { addDays, daysFrom, isDiaryDay, mondayOf, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { foldKey } from '#domain/georgian/latin-to-georgian.ts';
import { DAYS_TOLD } from '../coach-context.ts';
import type { Topic, TopicWord } from './topics.ts';

/** Days before today that a question speaks of. */
export interface PastSpan {
  /** How the answer names them: „გუშინ", „ამ კვირაში". */
  name: string;
  /** Oldest first; none where today's date is not known. */
  days: readonly DiaryDay[];
  /** One day, or several whose average is told. */
  single: boolean;
}

/** Monday first; the dative says when: ორშაბათს. */
const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const satisfies readonly Topic[];
export const ON_WEEKDAY = ['ორშაბათს', 'სამშაბათს', 'ოთხშაბათს', 'ხუთშაბათს', 'პარასკევს', 'შაბათს', 'კვირას'] as const;
export const WEEKDAY_NAMES = [
  'ორშაბათი',
  'სამშაბათი',
  'ოთხშაბათი',
  'ხუთშაბათი',
  'პარასკევი',
  'შაბათი',
  'კვირა',
] as const;

const has = (words: readonly TopicWord[], topic: Topic): boolean => words.some(({ topics }) => topics.has(topic));

/** Which weekday a question names, 0 for Monday; undefined for none. A week is no Sunday. */
export function weekdayNamed(words: readonly TopicWord[]): number | undefined {
  const at = WEEKDAYS.findIndex((topic) => topic !== 'sunday' && has(words, topic));
  if (at >= 0) return at;
  const [index, sunday] = [...words.entries()].find(([, { topics }]) => topics.has('sunday')) ?? [];
  if (index === undefined || !sunday) return undefined;
  const before = words[index - 1]?.topics;
  return sunday.topics.has('week') && (before?.has('last') || before?.has('this')) ? undefined : 6;
}

/** The past days that a question names; undefined where it names none. */
export function pastSpan(words: readonly TopicWord[], today: string | undefined): PastSpan | undefined {
  const day = today !== undefined && isDiaryDay(today) ? today : undefined;
  const back = (ago: number, name: string): PastSpan => ({ name, days: day ? [addDays(day, -ago)] : [], single: true });
  if (has(words, 'twoDaysAgo')) return back(2, 'გუშინწინ');
  if (has(words, 'yesterday')) return back(1, 'გუშინ');
  if (has(words, 'longAgo')) return { name: 'შარშან', days: [], single: true };
  const dated = dateNamed(words, day);
  if (dated) return dated;
  const ago = daysAgo(words);
  if (ago !== undefined) return back(ago, `${ago} დღის წინ`);
  const several = severalDays(words, day);
  if (several) return several;
  const weekday = weekdayNamed(words);
  if (weekday === undefined || has(words, 'tomorrow')) return undefined;
  const name = ON_WEEKDAY[weekday] ?? '';
  return day ? back((weekdayOf(day) - 1 - weekday + 7) % 7 || 7, name) : { name, days: [], single: true };
}

/** January first, by the letters that no other word of a question begins with. */
const MONTHS = [
  'იანვ',
  'თებერვ',
  'მარტს',
  'აპრილ',
  'მაის',
  'ივნის',
  'ივლის',
  'აგვისტ',
  'სექტემბ',
  'ოქტომბ',
  'ნოემბ',
  'დეკემბ',
].map((beginning) => foldKey(beginning));

/** „1 ნოემბერს": the last day of that date before today. A month without a day lies too far back to be told. */
function dateNamed(words: readonly TopicWord[], today: DiaryDay | undefined): PastSpan | undefined {
  const at = words.findIndex(({ key }) => MONTHS.some((month) => key.startsWith(month)));
  const [word, number] = [words[at], words[at - 1]?.number];
  if (!word) return undefined;
  if (number === undefined) return { name: word.text, days: [], single: false };
  const month = MONTHS.findIndex((beginning) => word.key.startsWith(beginning)) + 1;
  const two = (part: number): string => String(part).padStart(2, '0');
  const year = Number(today?.slice(0, 4));
  const days = [year, year - 1]
    .map((each) => `${each}-${two(month)}-${two(number)}`)
    .filter((each) => isDiaryDay(each));
  const last = days.find((each) => today !== undefined && each < today);
  return { name: `${number} ${word.text}`, days: last ? [last] : [], single: true };
}

/** „3 დღის წინ". */
function daysAgo(words: readonly TopicWord[]): number | undefined {
  const at = words.findIndex(({ topics }, index) => topics.has('day') && words[index + 1]?.topics.has('ago'));
  const number = words[at - 1]?.number;
  return number !== undefined && Number.isInteger(number) && number > 0 ? number : undefined;
}

/** The days of this week up to today, or all of the one before. */
export function daysOfWeek(which: 'last' | 'this', today: string | undefined): readonly DiaryDay[] {
  if (today === undefined || !isDiaryDay(today)) return [];
  const monday = mondayOf(today);
  return which === 'this' ? daysFrom(monday, today) : daysFrom(addDays(monday, -7), addDays(monday, -1));
}

/** A span ends where the coach is told of nothing more: its day before that says so, and no number makes it longer. */
const LONGEST_SPAN = DAYS_TOLD + 1;

/** „ამ კვირაში", „წინა კვირას", „ბოლო 10 დღე", „ამ თვეში". */
function severalDays(words: readonly TopicWord[], today: DiaryDay | undefined): PastSpan | undefined {
  const of = (name: string, from: DiaryDay | undefined, to: DiaryDay | undefined): PastSpan => ({
    name,
    days: from && to ? daysFrom(from, to) : [],
    single: false,
  });
  const yesterday = today && addDays(today, -1);
  const back = (days: number) => today && addDays(today, -Math.min(days, LONGEST_SPAN));
  for (const [at, { topics }] of words.entries()) {
    const [before, number] = [words[at - 1], words[at - 1]?.number];
    const last = before?.topics.has('last') === true;
    const lastOfMany = number !== undefined && words[at - 2]?.topics.has('last') === true;
    if (topics.has('day') && lastOfMany) return of(`ბოლო ${number} დღეში`, back(number), yesterday);
    if (topics.has('week')) {
      if (lastOfMany && number > 1) return of(`ბოლო ${number} კვირაში`, back(7 * number), yesterday);
      if (last && before?.text !== 'ბოლო')
        return { name: 'გასულ კვირას', days: daysOfWeek('last', today), single: false };
      if (last || lastOfMany) return of('ბოლო 7 დღეში', today && addDays(today, -7), yesterday);
      if (before?.topics.has('this') || has(words, 'average'))
        return { name: 'ამ კვირაში', days: daysOfWeek('this', today), single: false };
    }
    if (topics.has('month') && (last || before?.topics.has('this') || has(words, 'average')))
      return of('ბოლო 30 დღეში', today && addDays(today, -30), yesterday);
  }
  return has(words, 'average') ? of('ბოლო 7 დღეში', today && addDays(today, -7), yesterday) : undefined;
}
