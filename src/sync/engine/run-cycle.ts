import type { Engine } from './engine.ts';
import { dueOperations, pushLanes } from '../push/push-lanes.ts';
import { pullChanges } from '../pull/pull-changes.ts';

/** How a cycle ended: in step with the server, or why not. */
export type CycleOutcome = 'in-step' | 'offline' | 'paused';

/** Sends what is due, then pulls unless the answers told all; again while that brings something to send. */
export async function runCycle(engine: Engine): Promise<CycleOutcome> {
  const outcome = await pushAndPull(engine);
  await rest(engine);
  return outcome;
}

async function pushAndPull(engine: Engine): Promise<CycleOutcome> {
  const { ports, lease } = engine;
  while (!lease.signal.aborted) {
    const pushed = await pushLanes(engine);
    if (pushed === 'offline' || pushed === 'paused') return pushed;
    const pulled = pushed === 'level' ? 'pulled' : await pullChanges(engine);
    if (pulled === 'offline' || pulled === 'paused') return pulled;
    if (pulled === 'resent') continue;
    const operations = await ports.store.read((tx) => tx.outbox.all());
    if (dueOperations(engine, operations, ports.clock.now()).length === 0) return 'in-step';
  }
  return 'offline';
}

async function rest({ ports }: Engine): Promise<void> {
  const memory = await ports.store.read((tx) => tx.memory.get());
  if (!memory.working) return;
  await ports.store.write(async (tx) => tx.memory.put({ ...(await tx.memory.get()), working: false }));
}
