import type { StoreTransaction, SyncPorts } from '../ports.ts';
import type { Change, SyncMemory } from '../records.ts';
import type { SyncRules } from '../rules.ts';
import type { AcknowledgedAnswer } from '../push/answers/acknowledged-answer.ts';

/** The right to act for a diary on this device, while the epoch is the newest. */
export interface Lease {
  epoch: number;
  /** Aborts when the lock is lost or the engine is told to stop. */
  signal: AbortSignal;
}

/** A change that was dropped, because it made no sense any more. */
export interface Notice {
  code: 'plan-changed';
  change: Change;
}

/** One holder of the lock at work. */
export interface Engine {
  ports: SyncPorts;
  rules: SyncRules;
  lease: Lease;
  /** The server said that it knows no batches; the next holder of the lock tries again. */
  onlyAlone: boolean;
  /** What answers told and is not base yet. */
  answers: AcknowledgedAnswer[];
  /** Something was answered that only a pull can bring, or nothing was pulled yet. */
  behind: boolean;
  /** Another network is there since the engine last looked: backoff was meant for the former one. */
  hasNewNetwork: boolean;
  /** Things asked for in one page of changes. */
  pageLimit: number;
  onNotice: (notice: Notice) => void;
}

/** Another holder has taken over: whoever gets this must stop and ask for the lock anew. */
export class LeaseLost extends Error {
  readonly code = 'lease-lost';
  constructor() {
    super('another holder has the lock');
  }
}

/** A transaction of the holder of the lock. Rejects with LeaseLost, and writes nothing, when that is someone else by now. */
export function asHolder<T>(
  { ports, rules, lease }: Pick<Engine, 'ports' | 'rules' | 'lease'>,
  body: (tx: StoreTransaction, memory: SyncMemory) => Promise<T>,
): Promise<T> {
  return ports.store.write(async (tx) => {
    const memory = await tx.memory.get();
    mustHold({ rules, lease }, memory);
    return body(tx, memory);
  });
}

/** Throws LeaseLost when somebody else is the holder by now. */
export function mustHold({ rules, lease }: Pick<Engine, 'rules' | 'lease'>, memory: SyncMemory): void {
  if (!rules.isHolder(memory, lease.epoch)) throw new LeaseLost();
}
