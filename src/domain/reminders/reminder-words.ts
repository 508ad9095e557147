import { addDays } from '../diary/diary-day.ts';
import { FAST_SEASONS } from '../fasts/fasting-calendar.ts';
import { longFastFrom } from '../fasts/long-fasts.ts';
import type { ReminderKind, ReminderSlot } from './reminder-slots.ts';

/** What stands on the lock screen, and the screen that a tap opens. Nothing in it says what somebody ate or weighs. */
export interface ReminderNote {
  title: string;
  body: string;
  /** A later note of the same tag takes the place of an earlier one. */
  tag: string;
  open: string;
}

const meal = (title: string): Omit<ReminderNote, 'tag'> => ({
  title,
  body: 'ჩაწერეთ, რას მიირთმევთ: ერთი წუთი საკმარისია.',
  open: '/dashboard?add=meal',
});

const NOTES: Record<Exclude<ReminderKind, 'fast'>, Omit<ReminderNote, 'tag'>> = {
  breakfast: meal('საუზმის დროა'),
  lunch: meal('სადილის დროა'),
  dinner: meal('ვახშმის დროა'),
  snacks: meal('წახემსების დროა'),
  water: { title: 'წყლის დროა', body: 'დალიეთ ერთი ჭიქა და ჩაწერეთ.', open: '/dashboard?add=water' },
  weight: { title: 'აწონვის დროა', body: 'უმჯობესია დილით, ჭამამდე.', open: '/dashboard' },
};

/** What the calendar says to everybody: nothing of who keeps it. */
function fastNote(day: ReminderSlot['day']): Omit<ReminderNote, 'tag'> {
  const season = longFastFrom(addDays(day, 1));
  const title = season ? `ხვალ ${FAST_SEASONS[season]} იწყება` : 'ხვალ მარხვა იწყება';
  return { title, body: 'დღეების წესი კალენდარშია.', open: '/fasts' };
}

/** What is shown where a message cannot be read: something has to be. */
export const PLAIN_NOTE: ReminderNote = {
  title: 'ლუკმა',
  body: 'ჩაწერეთ დღევანდელი კვება.',
  tag: 'reminder',
  open: '/dashboard',
};

/** Whether a note may open this: a path of the app, never an address elsewhere. */
export const isNotePath = (text: string): boolean => /^\/[a-z]*(?:\?[a-z=&]*)?$/.test(text);

/** The note of a reminder. */
export const noteOf = ({ kind, day }: Pick<ReminderSlot, 'kind' | 'day'>): ReminderNote => ({
  ...(kind === 'fast' ? fastNote(day) : NOTES[kind]),
  tag: `reminder-${kind}`,
});
