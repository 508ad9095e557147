import type { Changes } from '#contract/diary/changes.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { LaneContext, LaneEdit } from '#sync/outbox/lane-edit.ts';
import type { DraftOperation } from '#sync/outbox/lanes.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { Change, FrozenRequest, Lane, MealEntry, NewOperation, Operation, Rev } from '#sync/records.ts';
import type { SyncRules } from '#sync/rules.ts';

/** Operations by lane, each lane in its order. */
export type Outbox = ReadonlyMap<Lane, Operation[]>;

/** A change that was recorded, and what that made of its lane. */
export interface Recorded<C extends Change = Change> {
  change: C;
  edit: LaneEdit;
}

/**
 * One thing of the diary as the page needs it: how what a person does is recorded, shown, given up, and brought along into
 * an account. `C`: its changes; `Facts`: what recording rests on; `Bases`: server truths to be written; `Truth`: what an
 * account has of its own. Everything that a thing shares with no other stands in its module; the engine asks the registry.
 */
export interface Entity<C extends Change = Change, Facts = unknown, Bases = unknown, Truth = unknown> {
  /** The name of its lanes: all that stands before the colon. */
  readonly name: string;
  readonly kinds: readonly C['kind'][];
  /** Whether a change says all of its thing: then only the last word of a lane counts, and what is built on a refused one goes with it. */
  readonly isWhole: boolean;
  /** Lanes of other things that show in this one. */
  readonly shownWith?: readonly Lane[];
  laneOf(change: C): Lane;
  /** The change with its figures as the server will keep them, so that what the screen shows stays when the answer comes. */
  asKept?(change: C): C;
  /** The logged dish that a change is about; `date`: on whose day it then shows. */
  mealOf?(change: C): { id: string; date?: DiaryDay; entry?: MealEntry };

  facts?(tx: StoreTransaction, changes: readonly C[]): Promise<Facts>;
  /** The server truths among the facts: views need not read them again. */
  basesOf?(facts: Facts): Bases;
  edit(lane: readonly DraftOperation[], change: C, facts: Facts, context: LaneContext): LaneEdit;
  afterRecord?(tx: StoreTransaction, recorded: readonly Recorded<C>[], facts: Facts): Promise<void>;

  /** The lanes whose views these truths change. */
  lanesOf?(bases: Bases): Lane[];
  /** Writes base ⊕ operations of these lanes. */
  writeViews?(tx: StoreTransaction, lanes: readonly Lane[], outbox: Outbox, bases: Bases | undefined): Promise<void>;

  /** After a change was given up; `left`: what its lane still holds. */
  afterDiscard?(tx: StoreTransaction, change: C, left: readonly Operation[]): Promise<void>;
  /** A re-send was given up: the base held what the server does not have. Returns the truth without it. */
  withoutBase?(tx: StoreTransaction, change: C): Promise<Bases | undefined>;
  /** What has to be sent so that a server which lost it has it again; `isDeleted`: it had been deleted elsewhere. */
  broughtBack?(change: C, operation: NewOperation, isDeleted: boolean): Change;

  /** What of a diary decides which changes come along [M3]. */
  truth?(tx: StoreTransaction): Promise<Truth>;
  /** As much of a change as the account leaves to the other diary; null: nothing. Absent: all of it. */
  allowed?(change: C, from: Truth, into: Truth): C | null;
  afterTakeOver?(tx: StoreTransaction, changes: readonly C[]): Promise<void>;
}

/** An operation's own part of its request: the age that a re-send claims, in the body or in the query. */
export interface Claim {
  body: { asOf?: Rev };
  query: string;
}

/** What a page of changes is read with. */
export interface PageContext {
  rules: SyncRules;
  operations: readonly Operation[];
  /** Operations that are part of the base once this page is. */
  leaving: readonly Operation[];
  /** Entries that the pull has lacked so far; what a thing leaves in it is remembered. */
  absent: Set<string>;
}

/** What is asked of each thing after a restore of the server. */
export interface RestoreContext {
  /** The generation that was told. */
  generation: string;
  outbox: Outbox;
  /** The newest old revision that the server still has: the backup holds all that happened until then. */
  backupRev: Rev;
  /**
   * [G2] [G3] Whether what is held at a revision must be sent again: it was not told, or told older, or told
   * with a revision given since the restore, which may be another device's re-send of an older state.
   */
  mustResend(held: Rev, told: Rev | undefined): boolean;
}

/** Changes of one lane that bring back what a restored server lost, as of the revision that it had. */
interface Resend<C extends Change = Change> {
  lane: Lane;
  asOf: Rev;
  changes: C[];
}

/** An operation that the server has answered with success. */
interface Acknowledged {
  rev: Rev | null;
  /** Whether the thing is deleted on the server; null: it does not say. */
  deleted: boolean | null;
}

/**
 * The same thing as the holder of the lock needs it: its request, what an answer means to it, how a page of changes is read,
 * and what a restored server is owed. Kept apart so that the page does not carry it. `LocalState`: what the device holds;
 * `ServerState`: what a restored server told; `Note`: what is to be written after an acknowledgement.
 */
export interface EntitySync<
  C extends Change = Change,
  Bases = unknown,
  LocalState = unknown,
  ServerState = unknown,
  Note = unknown,
> {
  readonly entity: Entity;
  request(change: C, claim: Claim, operation: NewOperation): FrozenRequest;
  /** The name of the waiting bytes that are sent instead of JSON, alone, and leave once they have arrived. */
  upload?(change: C): string;
  /** Returns which operations may not leave yet because of what else waits. */
  heldBack?(operations: readonly Operation[]): (operation: Operation) => boolean;
  /** Of these operations the ones that have become pointless. */
  orphans?(tx: StoreTransaction, operations: readonly Operation[]): Promise<Operation[]>;

  /** What an acknowledgement means beyond being one. `leaves`: it changed nothing and leaves at once. */
  acknowledged?(change: C, answer: Acknowledged): { leaves: boolean; note?: Note };
  /** Writes what acknowledgements told; returns truths that changed by it. */
  afterAcks?(tx: StoreTransaction, notes: readonly Note[]): Promise<Bases | undefined>;

  /**
   * What an answer with success tells of the thing, when that is all that the change did on the server; null: it does not tell.
   * Absent: only a pull can.
   */
  truthOf?(change: C, data: unknown): unknown;
  /** Of such truths, in their order, the ones that are not older than what is held. */
  readAnswers?(
    tx: StoreTransaction,
    truths: readonly unknown[],
    context: Pick<PageContext, 'rules' | 'absent'>,
  ): Promise<Bases | undefined>;
  /** Of a page's truths the ones that are not older than what is held. */
  readPage?(tx: StoreTransaction, page: Changes, context: PageContext): Promise<Bases | undefined>;
  /** Changes that a page asks for: they are recorded when their bytes are on this device. */
  wanted?(page: Changes): C[];
  /** Pages of one pull as one: of everything the newest. */
  joined?(pages: readonly Changes[]): Partial<Changes>;

  localState?(tx: StoreTransaction): Promise<LocalState>;
  /** Every revision that the device holds of it. */
  localRevs?(local: LocalState): Rev[];
  serverState?(changes: Changes): ServerState;
  /** Every revision that was told of it. */
  serverRevs?(changes: Changes): Rev[];
  /** What the base holds and a restored server does not, or not as new. */
  resends?(local: LocalState, server: ServerState, context: RestoreContext): Resend<C>[];
  /** Whether a waiting re-send brings back what another is wanted for. Absent: any re-send of the lane does. */
  bringsBack?(waiting: Change, wanted: C): boolean;
  /** [G4] Whether neither the base nor the server has what was acknowledged before the restore. */
  isLost(
    change: C,
    rev: Rev,
    local: LocalState,
    server: ServerState,
    context: RestoreContext,
    operation: Operation,
  ): boolean;
  /** Truths that are none any more after the restore. */
  buried?(local: LocalState, server: ServerState): Bases;
}
