import type { Engine } from '#sync/engine/engine.ts';
import type { Entity, EntitySync } from '#sync/entities/parts/entity.ts';
import { resendOf } from '#sync/entities/registry.ts';
import { syncOf } from '#sync/entities/sync-registry.ts';
import type { Verdict } from './classify-answer.ts';
import { backoffMs } from '../next-attempt.ts';
import { acked } from '#sync/outbox/operation-states.ts';
import type { StoreTransaction } from '#sync/ports.ts';
import type { EpochMs, Lane, Operation, SentOperation, SyncMemory } from '#sync/records.ts';
import { LONGEST_BACKOFF_MS } from '#sync/rules.ts';
import { takeAnswersIn } from './take-answers.ts';
import type { AcknowledgedAnswer } from './acknowledged-answer.ts';
import { writeViews } from '#sync/outbox/write-views.ts';

/** One operation and what its answer meant. `soon`: the next attempt need not wait. */
export interface Outcome {
  sent: SentOperation;
  verdict: Verdict;
  soon?: boolean;
  /** What a success told. */
  data?: unknown;
}

/** What else an answer told. */
export interface Told {
  /** The token that was sent. */
  token: string;
  /** The generation that the answer named. */
  generation: string | null;
  serverTime: EpochMs | null;
  /** Whether our server answered. */
  reached: boolean;
  batchSize?: number;
}

/** What has to follow a settlement once it is stored. */
export interface Effects {
  /** Names of bytes that have arrived. */
  arrived: string[];
  dropped: Operation[];
}

/** Writes what became of what was sent, in a transaction of its own. */
export async function settle(engine: Engine, outcomes: readonly Outcome[], told: Told): Promise<void> {
  const effects = await engine.ports.store.write(async (tx) => {
    const settled = await settleIn(tx, engine, outcomes, told);
    await tx.memory.put(await takeAnswersIn(tx, engine, settled.memory));
    return settled.effects;
  });
  await afterSettling(engine, effects);
}

/** What a settlement asks for outside of its transaction. */
export async function afterSettling({ ports, onNotice }: Engine, { arrived, dropped }: Effects): Promise<void> {
  for (const name of arrived) await ports.store.forgetPicture(name);
  for (const { change } of dropped) onNotice({ code: 'plan-changed', change });
}

/**
 * Writes what became of what was sent; the caller stores the memory. A success counts whoever sent it and
 * however late it comes; anything else only for the attempt that is still under way, since another holder
 * may have sent it again.
 */
export async function settleIn(
  tx: StoreTransaction,
  engine: Engine,
  outcomes: readonly Outcome[],
  told: Told,
): Promise<{ memory: SyncMemory; effects: Effects }> {
  const { ports, rules } = engine;
  const now = ports.clock.now();
  const effects: Effects = { arrived: [], dropped: [] };
  const [memory, rows] = await Promise.all([tx.memory.get(), tx.outbox.afterSending(outcomes.map(({ sent }) => sent))]);
  const next = new Settled();
  // [L6] What was sent together comes again together, and not as many small ones.
  const chance = ports.random.next();
  for (const [at, { sent, verdict, soon, data }] of outcomes.entries()) {
    const row = rows[at];
    if (!row || row.opId !== sent.opId || row.state === 'acked') continue;
    if (verdict.is === 'acked') {
      const arrived = syncOf(row.change).upload?.(row.change);
      if (arrived !== undefined) {
        effects.arrived.push(arrived);
        next.gone(row);
        engine.behind = true;
      } else if (rules.isSameGeneration(memory.generation, told.generation ?? memory.generation ?? '')) {
        next.acked(row, verdict, told.generation ?? memory.generation);
        const answer = toldBy(row, verdict, data, told.generation);
        if (answer) engine.answers.push(answer);
        else engine.behind = true;
      } else {
        // [G5] A database took it that has been restored since: it must be brought there again.
        next.replaced(resendOf(row, verdict.rev ?? 0, verdict.deleted === true, { now, uuid: ports.random.uuid }));
      }
      continue;
    }
    engine.behind = true;
    if (!rules.isCurrentAttempt(row, sent)) continue;
    if (verdict.is === 'dropped' || isPointlessResend(row, verdict)) {
      if (verdict.is === 'dropped') effects.dropped.push(row);
      next.gone(row);
    } else if (verdict.is === 'failed') {
      next.replaced({ ...row, state: 'failed', error: verdict.error, failingSince: null });
    } else {
      next.changed(queuedAgain(row, verdict, soon === true, now, chance));
    }
  }
  await next.write(tx);
  return { memory: memoryAfter(engine, memory, outcomes, told, now), effects };
}

/**
 * An answer that may tell of its thing, null when only a pull can. What was sent before, or claims an age, may be answered with
 * what somebody else has made of the thing.
 */
function toldBy(
  row: Operation,
  { rev, deleted }: Extract<Verdict, { is: 'acked' }>,
  data: unknown,
  generation: string | null,
): AcknowledgedAnswer | null {
  if (row.attempts !== 1 || row.asOf !== null || rev === null || generation === null) return null;
  const sync = syncOf(row.change);
  if (sync.acknowledged?.(row.change, { rev, deleted }).leaves) return null;
  return sync.truthOf ? { operation: row, rev, generation, sync, data } : null;
}

// Macros cannot be set without access. What a restore took away comes back with the calories, in proportion.
const isPointlessResend = ({ asOf }: Operation, verdict: Verdict): boolean =>
  asOf !== null && verdict.is === 'failed' && verdict.error.code === 'premium-required';

function queuedAgain(row: Operation, verdict: Verdict, soon: boolean, now: EpochMs, chance: number): Operation {
  if (verdict.is !== 'again') return { ...row, state: 'queued', nextAt: 0 };
  const { error, retryAfterMs } = verdict;
  const status = error.status ?? 0;
  const delayMs = soon ? 0 : backoffMs(row.attempts, chance, retryAfterMs);
  return {
    ...row,
    state: 'queued',
    nextAt: soon ? 0 : now + delayMs,
    // [L12] So that a clock that is put back later is noticed.
    heldSince: delayMs > LONGEST_BACKOFF_MS ? now : null,
    error,
    // Silence says nothing about the server, so only another answer ends a series of 5xx.
    failingSince: status >= 500 ? (row.failingSince ?? now) : error.code === 'no-answer' ? row.failingSince : null,
  };
}

function memoryAfter(
  engine: Engine,
  memory: SyncMemory,
  outcomes: readonly Outcome[],
  told: Told,
  now: EpochMs,
): SyncMemory {
  const verdicts = new Set(outcomes.map(({ verdict }) => verdict.is));
  const signedOut = verdicts.has('signed-out') && engine.rules.isCurrentToken(memory, told.token);
  return {
    ...memory,
    ...timesAfter(memory, told.serverTime, now),
    reached: told.reached,
    batchSize: told.batchSize ?? memory.batchSize,
    pause: verdicts.has('app-too-old') ? 'app-too-old' : signedOut ? 'signed-out' : memory.pause,
  };
}

/** What the server's clock told. */
export function timesAfter(memory: SyncMemory, serverTime: EpochMs | null, now: EpochMs): Partial<SyncMemory> {
  if (serverTime === null) return {};
  return { serverTime: Math.max(serverTime, memory.serverTime ?? 0), clockOffset: now - serverTime };
}

/** Collects what a settlement changes, and writes it in few calls. */
class Settled {
  private readonly rows: Operation[] = [];
  private readonly acknowledged: Operation[] = [];
  private readonly leaving: number[] = [];
  private readonly lanes = new Set<Lane>();
  private readonly notes = new Map<EntitySync, unknown[]>();

  /** Shows as before. */
  changed(row: Operation): void {
    this.rows.push(row);
  }

  /** Shows otherwise than before. */
  replaced(row: Operation): void {
    this.rows.push(row);
    this.lanes.add(row.lane);
  }

  gone({ seq, lane }: Operation): void {
    this.leaving.push(seq);
    this.lanes.add(lane);
  }

  acked(row: Operation, { rev, deleted }: Extract<Verdict, { is: 'acked' }>, generation: string | null): void {
    const sync = syncOf(row.change);
    const { leaves = false, note } = sync.acknowledged?.(row.change, { rev, deleted }) ?? {};
    if (note !== undefined) this.notes.set(sync, [...(this.notes.get(sync) ?? []), note]);
    if (leaves) {
      this.gone(row);
      return;
    }
    const after = acked(row, rev, generation);
    if (row.state === 'failed') this.replaced(after);
    else this.acknowledged.push(after);
  }

  async write(tx: StoreTransaction): Promise<void> {
    if (this.leaving.length > 0) await tx.outbox.deleteMany(this.leaving);
    if (this.rows.length > 0) await tx.outbox.putMany(this.rows);
    if (this.acknowledged.length > 0) await tx.outbox.putAcked(this.acknowledged);
    const bases = new Map<Entity, unknown>();
    for (const [sync, notes] of this.notes) bases.set(sync.entity, await sync.afterAcks?.(tx, notes));
    if (this.lanes.size > 0) await writeViews(tx, this.lanes, bases);
  }
}
