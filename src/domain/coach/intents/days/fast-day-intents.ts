import { addDays, isDiaryDay, weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import {
  FAST_SEASONS,
  fastingCalendar,
  fastingDay,
  type FastLevel,
  type FastSeason,
} from '#domain/fasts/fasting-calendar.ts';
import { paschaOf } from '#domain/fasts/paschalion.ts';
import { onDay } from '#domain/diary/day-words.ts';
import type { Asked, PreciseIntent } from '#domain/coach/intent.ts';
import { ON_WEEKDAY, weekdayNamed, WEEKDAY_NAMES } from '#domain/coach/question/past-span.ts';

const RULE = 'ოთხშაბათი და პარასკევი წლის განმავლობაში სამარხვო დღეებია, ხსნილი კვირეულების გარდა';
const DIFFERS = 'წესი სამრევლოდან სამრევლომდე განსხვავდება, საბოლოო სიტყვა მოძღვარს ეკუთვნის.';
/** So far ahead lies the end of a fast that begins within a year. */
const AHEAD_DAYS = 420;

const ALLOWED: Record<FastLevel, string> = {
  none: 'ხსნილია, ყველაფერი შეიძლება',
  'meat-free': 'ყველიერია: ხორცის გარდა ყველაფერი შეიძლება',
  fish: 'სამარხვოა, თევზი ხსნილია',
  oil: 'სამარხვოა: მცენარეული საკვები ზეთით, უთევზოდ',
  strict: 'მკაცრი მარხვაა: მცენარეული საკვები უზეთოდ',
};

/** The long fasts by what their names begin with in the folded key; „აღდგომის მარხვა" is Great Lent. */
const LONG_FASTS: readonly (readonly [season: FastSeason, ...begins: string[]])[] = [
  ['great-lent', 'did', 'agdgom'],
  ['nativity', 'Sob', 'kristeSob'],
  ['apostles', 'petr', 'pavl'],
  ['dormition', 'mariam'],
];

/** The day that is meant: the next of a named weekday, else tomorrow or today; undefined where nothing tells it. */
function dayMeant({ question: { words, topics }, context: { today } }: Asked): DiaryDay | undefined {
  if (today === undefined || !isDiaryDay(today)) return undefined;
  const named = weekdayNamed(words);
  if (named !== undefined) return addDays(today, (named + 1 - weekdayOf(today) + 7) % 7);
  return topics.has('tomorrow') ? addDays(today, 1) : today;
}

function fastDay(asked: Asked): string {
  const { context, question } = asked;
  const today = context.today !== undefined && isDiaryDay(context.today) ? context.today : undefined;
  if (today !== undefined && (question.topics.has('begins') || question.signs.has('when')))
    return nextFast(asked, today);
  const day = dayMeant(asked);
  if (today === undefined || day === undefined) return `${RULE}. დღევანდელი თარიღი რომ ვიცოდე, ზუსტად გეტყოდით.`;
  const { level, season, name } = fastingDay(day);
  const when = day === today ? 'დღეს ' : day === addDays(today, 1) ? 'ხვალ ' : '';
  const weekday = weekdayOf(day) - 1;
  const is = when === '' ? `${ON_WEEKDAY[weekday]}, ${onDay(day)},` : `${when}${WEEKDAY_NAMES[weekday]}ა,`;
  const because = [...(season === null ? [] : [FAST_SEASONS[season]]), ...(name === null ? [] : [name])];
  const why = because.length > 0 ? ` (${because.join(', ')})` : '';
  return `${is} ${ALLOWED[level]}${why}. ${level === 'none' ? `${RULE}.` : DIFFERS}`;
}

/** When the fast begins that the question names, or else the next long one; the end of one that has begun. */
function nextFast({ question: { words } }: Asked, today: DiaryDay): string {
  const named = LONG_FASTS.find(([, ...begins]) =>
    words.some(({ key }) => begins.some((begin) => key.startsWith(begin))),
  )?.[0];
  const days = fastingCalendar(today, addDays(today, AHEAD_DAYS));
  const running = days[0]?.season ?? null;
  const spans = LONG_FASTS.filter(([season]) => named === undefined || season === named).flatMap(([season]) => {
    const isOf = (each: FastSeason | null) => each === season || (season === 'great-lent' && each === 'holy-week');
    const from = days.findIndex(
      (day, index) => day.season === season && (index === 0 || days[index - 1]?.season !== season),
    );
    const length = days.slice(from).findIndex((day) => !isOf(day.season));
    const [first, last] = [days[from], days[from + length - 1]];
    const begun = isOf(running) && first?.date === today;
    return first && last && (named !== undefined || !begun) ? [{ season, from: first.date, to: last.date, begun }] : [];
  });
  const [next] = spans.toSorted((one, other) => (one.from < other.from ? -1 : 1));
  if (!next) return `${RULE}. ${DIFFERS}`;
  const name = FAST_SEASONS[next.season];
  const ends = `მთავრდება ${onDay(next.to)}. ${DIFFERS}`;
  return next.begun ? `${name} უკვე დაწყებულია და ${ends}` : `${name} იწყება ${onDay(next.from)} და ${ends}`;
}

/** The date of the next Pascha. */
function nextPascha({ context: { today } }: Asked): string {
  if (today === undefined || !isDiaryDay(today)) return 'დღევანდელი თარიღი რომ ვიცოდე, ზუსტად გეტყოდით.';
  const year = Number(today.slice(0, 4));
  const next = [paschaOf(year), paschaOf(year + 1)].find((day) => day >= today) ?? today;
  return `${next === today ? 'აღდგომა დღესაა' : `აღდგომა ${next.slice(0, 4)} წელს ${onDay(next)} იქნება`}. დიდი მარხვა მანამდე შვიდი კვირით ადრე იწყება.`;
}

/** Whether a day is one of fasting, and when the long fasts begin, by the church's calendar. */
export const FAST_DAY_INTENTS: readonly PreciseIntent[] = [
  {
    id: 'pascha',
    fits: ({ topics, signs, words }) =>
      signs.has('when') &&
      !topics.has('fasten') &&
      !signs.has('fasting') &&
      words.some(({ key }) => key.startsWith('agdgom')),
    answer: nextPascha,
    next: ['დიდი მარხვა როდის იწყება?'],
  },
  {
    id: 'fast-day',
    fits: ({ topics, signs, words, foods }) =>
      topics.has('fasten') &&
      (foods.length === 0 || signs.has('may')) &&
      (topics.has('begins') ||
        signs.has('when') ||
        ((topics.has('today') || topics.has('tomorrow') || weekdayNamed(words) !== undefined) && asksWhether(words))) &&
      !(['eat', 'dish', 'protein', 'advise', 'cook', 'fish', 'breakfast', 'dinner', 'lunch', 'snack'] as const).some(
        (sign) => signs.has(sign),
      ),
    answer: fastDay,
    next: ['რა ვჭამო მარხვაში?'],
  },
];

/** „სამარხვოა", „მარხვაა", „სამარხვო დღეა": said as a whole; „ვმარხულობ" says what somebody does. */
const asksWhether = (words: readonly { topics: ReadonlySet<string>; key: string }[]): boolean =>
  words.some(({ topics, key }) => topics.has('fasten') && !key.startsWith('vmarx'));
