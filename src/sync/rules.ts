import { byLane } from './outbox/lanes.ts';
import type { EpochMs, Lane, Operation, Rev, SyncMemory } from './records.ts';

/** The engine by itself puts no attempt off longer than this. */
export const LONGEST_BACKOFF_MS = 10 * 60_000;

/** Nor longer than this at the server's own wish: a day's share begins anew within it. */
export const LONGEST_HOLD_MS = 25 * 60 * 60_000;

/**
 * The rules on which nothing-lost and nothing-twice rest, as pure decisions in one place (RULES.md has their
 * reasons). The simulation runs with each of them broken and must notice.
 */
export interface SyncRules {
  /** [L1] The next operation of each lane, whatever its state; acknowledged ones are past. */
  heads(operations: readonly Operation[]): Operation[];
  /** [L7] */
  isDue(operation: Pick<Operation, 'nextAt' | 'heldSince'>, now: EpochMs): boolean;
  /** [E2] Whether this holder of the lock still is the holder. */
  isHolder(memory: SyncMemory, epoch: number): boolean;
  /** [E4] Whether an answer other than success belongs to the attempt that is under way. */
  isCurrentAttempt(now: Operation, sent: Operation): boolean;
  /** [A3] Whether a 401 is about the token that the diary has now. */
  isCurrentToken(memory: SyncMemory, sent: string): boolean;
  /** [V1] Whether a snapshot is older than what is held. */
  isOlder(incoming: Rev, held: Rev): boolean;
  /** [V4] Whether a snapshot brings an entry back that was deleted at `deleted`. */
  lifts(incoming: Rev, deleted: Rev): boolean;
  /** [V3] Whether an acknowledged operation is part of the base of a pull that ended at `rev`. */
  isCovered(operation: Operation, rev: Rev, generation: string): boolean;
  /** [V7] Whether nothing was written between the cursor and what was answered at this revision. */
  isNext(answered: Rev, cursor: Rev): boolean;
  /** [V2] Whether what a page lacks is gone now. */
  isGoneNow(hasMore: boolean): boolean;
  /** [G1] */
  isSameGeneration(known: string | null, told: string): boolean;
}

export const RULES: SyncRules = {
  heads: (operations) => headsOf(byLane(operations)),
  // Before the moment in which it was put off, or further from the next attempt than it ever can be: the clock was wrong then, or is now.
  isDue: ({ nextAt, heldSince }, now) =>
    nextAt <= now ||
    (heldSince == null ? nextAt > now + LONGEST_BACKOFF_MS : now < heldSince || nextAt > now + LONGEST_HOLD_MS),
  isHolder: (memory, epoch) => memory.epoch === epoch,
  isCurrentAttempt: (now, sent) => now.state === 'inflight' && now.attempts === sent.attempts,
  isCurrentToken: (memory, sent) => memory.token === sent,
  isOlder: (incoming, held) => incoming < held,
  lifts: (incoming, deleted) => incoming > deleted,
  isCovered: ({ state, rev, generation: acked }, pulled, generation) =>
    state === 'acked' && acked === generation && rev !== null && rev <= pulled,
  isNext: (answered, cursor) => answered === cursor + 1,
  isGoneNow: (hasMore) => !hasMore,
  isSameGeneration: (known, told) => known === null || known === told,
};

function headsOf(lanes: ReadonlyMap<Lane, Operation[]>): Operation[] {
  return [...lanes.values()].flatMap((lane) => lane.find(({ state }) => state !== 'acked') ?? []);
}
