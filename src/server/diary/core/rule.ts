import type { Call, DataOf, InputOf } from '#contract/call.ts';
import type { CALLS } from '#contract/calls.ts';
import type { Envelope } from '#contract/envelope.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import type { WeekWish } from '#server/food/week-plan.ts';
import type { Wanted } from './load.ts';
import type { DiaryTable } from './table.ts';
import type { Effect, Work } from './work.ts';

/** What an operation has to see before it can be decided. */
export interface Wants {
  parts: readonly Wanted[];
  /** Rows that most likely do not exist: then, if its key is new too, the write may be tried without reading first. */
  likelyAbsent?: { table: DiaryTable; keys: readonly string[] };
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
  makeWeek(wish: WeekWish): readonly PlannedDay[];
}

/** `rev` is the revision of the thing returned: the stamp's, or an older one when nothing was changed. */
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

export type CallId = keyof typeof CALLS;
/** Calls that are writes of the diary: they have a rule instead of a handler. */
export type RuleId = { [Id in CallId]: (typeof CALLS)[Id]['batchable'] extends true ? Id : never }[CallId];
/** Rules of some calls. */
export type RulesOf<Id extends RuleId> = { readonly [Name in Id]: CallRule<(typeof CALLS)[Name]> };

/** A checked write that waits for its turn. */
export interface Operation {
  run: BoundRule;
  /** The bearer's, checked in the same statement as everything else; null: it was checked before. */
  tokenHash: string | null;
  /** Status of success. */
  status: number;
  /** Idempotency key with the hash of what was sent. */
  key: { text: string; payloadHash: string } | null;
  /** The generation that the sender knows; null when it does not say. */
  generation: string | null;
  /** Somebody has just proved to be there: the write may change how the account is reached. */
  confirmed?: boolean;
}

/** A rule whose input is already inside, so that operations of all kinds fit in one list. */
export interface BoundRule {
  wants(): Wants;
  decide(work: Work, stamp: Stamp): Outcome<unknown>;
}

/** Puts the input into a rule. */
export const bindRule = <Input>(rule: Rule<Input, unknown>, input: Input): BoundRule => ({
  wants: () => rule.wants(input),
  decide: (work, stamp) => rule.decide(input, work, stamp),
});

/** What an operation came to. */
export interface Answer {
  status: number;
  body: Envelope;
}

/** How new a row is: its revision, and where a re-send brought it the one that was claimed for it. */
export interface Aged {
  rev: number;
  age: number | null;
}

/** What a rule stamps rows with; `asOf`: the revision that a re-send claims. */
export const aged = (rev: number, asOf?: number): Aged => ({ rev, age: asOf ?? null });

/** The same of a row that keeps a part of what stood there: as old as the newer of both. */
export const agedBeside = (stored: Aged, rev: number, asOf?: number): Aged =>
  aged(rev, asOf === undefined ? undefined : Math.max(asOf, ageOf(stored)));

/** The revision that a row is as old as. */
const ageOf = ({ rev, age }: Aged): number => age ?? rev;

/**
 * Whether what stands is newer than a re-send after a restore, which names the revision that its device last saw. Ages are compared: of two
 * devices that send the same thing again the older state must not stay for having come first, nor the first of three calls that share a row.
 */
export const isNewerThan = (stored: Aged | undefined, asOf: number | undefined): boolean =>
  asOf !== undefined && stored !== undefined && ageOf(stored) > asOf;
