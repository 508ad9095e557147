import type { Call, DataOf, InputOf } from '#contract/call.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Wanted } from './load.ts';
import type { Effect, Work } from './work.ts';

/** What an operation has to see before it can be decided. */
export interface Wants {
  meals?: string[];
  waterDates?: DiaryDay[];
  waterIds?: string[];
  weights?: DiaryDay[];
  conversations?: string[];
  /** By the talk's name. */
  talkMarks?: string[];
  /** What was said in talks, of which only the place is read. */
  exchangesOf?: string[];
  favourites?: string[];
  goals?: true;
  plan?: true;
  /** Enough weigh-ins to know the newest one, whatever the other operations take back. */
  newestWeight?: true;
  pictures?: string[];
  pictureDays?: string;
  /** Its meals and its key are most likely unknown here: the write may be tried without reading first. */
  likelyNew?: true;
}

/** What an operation's rows are stamped with. */
export interface Stamp {
  rev: number;
  nowMs: number;
  /** The server's day, in Tbilisi. */
  today: DiaryDay;
  /** The operation's idempotency key. */
  key: string | null;
  /** Somebody has just proved to be there. */
  confirmed: boolean;
  newId(): string;
}

/** `rev` is the revision of the thing answered: the stamp's, or an older one when nothing was changed. */
export interface Outcome<Data> {
  data: Data;
  rev: number;
  effect?: Effect;
}

/** One kind of write, decided without input or output. `decide` throws ApiError to refuse. */
export interface Rule<Input, Data> {
  wants(input: Input): Wants;
  decide(input: Input, work: Work, stamp: Stamp): Outcome<Data>;
}

/** The rule of a call of the contract. */
export type CallRule<C extends Call> = Rule<InputOf<C>, DataOf<C>>;

/** A batch holds at most so many operations, so no more weigh-ins can be taken back in one go. */
const WEIGHINGS_TO_BE_SURE = 501;

/** Everything that a list of operations has to see, in the words of `load`. */
export function wantedBy(
  list: readonly Wants[],
  keys: readonly string[],
  tokenHashes: readonly string[],
): Partial<Wanted> {
  const all = <
    Name extends
      | 'meals'
      | 'waterDates'
      | 'waterIds'
      | 'weights'
      | 'conversations'
      | 'talkMarks'
      | 'exchangesOf'
      | 'favourites'
      | 'pictures',
  >(
    name: Name,
  ) => [...new Set(list.flatMap((wants): readonly NonNullable<Wants[Name]>[number][] => wants[name] ?? []))];
  const wanted: Partial<Wanted> = { space: {} };
  const meals = all('meals');
  const waterDates = all('waterDates') as DiaryDay[];
  const weights = all('weights') as DiaryDay[];
  const conversations = all('conversations');
  const talkMarks = all('talkMarks');
  const exchangesOf = all('exchangesOf');
  const favourites = all('favourites');
  const pictures = all('pictures');
  const pictureDays = list.find((wants) => wants.pictureDays !== undefined)?.pictureDays;
  if (tokenHashes.length > 0) wanted.sessions = { tokenHashes: [...new Set(tokenHashes)] };
  if (keys.length > 0) wanted.keys = { keys: [...new Set(keys)] };
  if (meals.length > 0) wanted.meals = { ids: meals };
  if (waterDates.length > 0) wanted.water = { dates: waterDates, ids: all('waterIds') };
  if (weights.length > 0) wanted.weights = { dates: weights };
  if (conversations.length > 0) wanted.conversations = { ids: conversations };
  if (talkMarks.length > 0) wanted.talkMarks = { ids: talkMarks };
  if (exchangesOf.length > 0) wanted.exchangesOf = { ids: exchangesOf };
  if (favourites.length > 0) wanted.favourites = { ids: favourites };
  if (pictures.length > 0) wanted.pictures = { names: pictures };
  if (pictureDays !== undefined) wanted.pictureDays = { name: pictureDays };
  if (list.some((wants) => wants.goals)) wanted.goals = {};
  if (list.some((wants) => wants.plan)) wanted.plan = {};
  if (list.some((wants) => wants.newestWeight)) wanted.recentWeights = { most: WEIGHINGS_TO_BE_SURE };
  return wanted;
}
