import { addDays, isDiaryDay, weekdayOf } from '#domain/diary-day.ts';
import type { Asked, PreciseIntent } from '../intent.ts';
import { weekdayNamed, WEEKDAY_NAMES } from '../past-span.ts';

const RULE = 'ოთხშაბათი და პარასკევი წლის განმავლობაში სამარხვო დღეებია, ხსნილი კვირეულების გარდა';
const NO_CALENDAR =
  'მრავალდღიანი მარხვებისა და ხსნილი კვირეულების კალენდარი ჯერ არ ვიცი, ამიტომ ეკლესიის კალენდარში გადაამოწმეთ.';
/** Wednesday and Friday, 0 for Monday. */
const FAST_DAYS: ReadonlySet<number> = new Set([2, 4]);

/** The weekday that is meant: the named one, else tomorrow's or today's; undefined where nothing tells it. */
function weekdayMeant({ question: { words, topics }, context: { today } }: Asked): number | undefined {
  const named = weekdayNamed(words);
  if (named !== undefined) return named;
  if (today === undefined || !isDiaryDay(today)) return undefined;
  return weekdayOf(topics.has('tomorrow') ? addDays(today, 1) : today) - 1;
}

function fastDay(asked: Asked): string {
  const { topics } = asked.question;
  const at = topics.has('begins') ? undefined : weekdayMeant(asked);
  if (at === undefined) return `${RULE}. ${NO_CALENDAR}`;
  const weekday = WEEKDAY_NAMES[at] ?? '';
  const when = weekdayNamed(asked.question.words) === undefined ? (topics.has('tomorrow') ? 'ხვალ ' : 'დღეს ') : '';
  const is = when === '' ? weekday : `${when}${weekday}ა`;
  if (FAST_DAYS.has(at))
    return when === ''
      ? `${weekday} წესით სამარხვო დღეა, ხსნილი კვირეულების გარდა. ${NO_CALENDAR}`
      : `${is}: ${RULE}. ${NO_CALENDAR}`;
  return `${is}${when === '' ? '' : ','} ${when === '' ? 'ჩვეულებრივ კვირაში სამარხვო დღე არ არის' : 'ჩვეულებრივ კვირაში კი ეს სამარხვო დღე არ არის'}: ${RULE.replace('წლის განმავლობაში ', '')}. თუ მრავალდღიანი მარხვის დროა, ყოველი დღე სამარხვოა. ${NO_CALENDAR}`;
}

/** Whether a day is one of fasting. The great fasts move with Easter and are not known here. */
export const FAST_DAY_INTENTS: readonly PreciseIntent[] = [
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
