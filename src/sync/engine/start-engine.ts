import { backoffMs } from '../push/next-attempt.ts';
import { nextDueIn } from '../push/push-lanes.ts';
import type { Engine, Lease, Notice } from './engine.ts';
import type { SyncPorts } from '../ports.ts';
import { runCycle, type CycleOutcome } from './run-cycle.ts';
import { RULES, type SyncRules } from '../rules.ts';
import { withLease } from './take-lease.ts';
import { Wakes } from './wakes.ts';

export interface EngineOptions {
  /** Whose diary this is; the lock is named after it. */
  uid: string;
  /** Something was dropped that the person should hear of. */
  onNotice?: (notice: Notice) => void;
  /** Looks for other devices' changes this often, ms. */
  pullEveryMs?: number;
  /** The simulation breaks rules to see that it notices. */
  rules?: SyncRules;
}

const PULL_EVERY_MS = 60_000;
const FIRST_PAGE = 200;
/** After the lock was lost it is not asked for again at once. */
const AFTER_LOSS_MS = 1000;

// ask for the lock ─▶ hold: cycle ─▶ sleep until a wake, the next attempt or the next look ─┐
//        ▲                  ▲──────────────────────────────────────────────────────────────┘
//        └── lock stolen, epoch raised ──┘

/**
 * Keeps one diary in step with the server until `signal` aborts. Every tab starts one; whoever holds the lock
 * works, the others wait. Rejects only when the device's store fails.
 */
export async function startEngine(ports: SyncPorts, options: EngineOptions, signal: AbortSignal): Promise<void> {
  const wakes = new Wakes(ports.bus);
  try {
    while (!signal.aborted) {
      await withLease(ports, options.rules ?? RULES, lockOf(options), signal, (lease) =>
        keepInStep(engineOf(ports, options, lease), wakes, options.pullEveryMs ?? PULL_EVERY_MS),
      );
      if (!signal.aborted) await ports.clock.sleep(AFTER_LOSS_MS, signal);
    }
  } finally {
    wakes.stop();
  }
}

/** The name of a diary's lock. */
export const lockOf = ({ uid }: Pick<EngineOptions, 'uid'>): string => `sync:${uid}`;

/** The engine of one holder of the lock. */
export function engineOf(
  ports: SyncPorts,
  { rules = RULES, onNotice = () => undefined }: EngineOptions,
  lease: Lease,
): Engine {
  return {
    ports,
    rules,
    lease,
    onNotice,
    onlyAlone: false,
    answers: [],
    behind: true,
    hasNewNetwork: false,
    pageLimit: FIRST_PAGE,
  };
}

async function keepInStep(engine: Engine, wakes: Wakes, pullEveryMs: number): Promise<void> {
  const { ports, lease } = engine;
  let failures = 0;
  while (!lease.signal.aborted) {
    engine.hasNewNetwork ||= wakes.takeNewNetwork();
    const outcome = await runCycle(engine);
    failures = outcome === 'offline' ? failures + 1 : 0;
    await wakes.wait(ports.clock, await pauseAfter(engine, outcome, failures, pullEveryMs), lease.signal);
  }
}

async function pauseAfter(
  engine: Engine,
  outcome: CycleOutcome,
  failures: number,
  pullEveryMs: number,
): Promise<number> {
  if (outcome === 'paused') return pullEveryMs;
  if (outcome === 'offline') return Math.max(250, backoffMs(failures, engine.ports.random.next()));
  const operations = await engine.ports.store.read((tx) => tx.outbox.all());
  return Math.min(pullEveryMs, nextDueIn(engine, operations, engine.ports.clock.now()) ?? pullEveryMs);
}
