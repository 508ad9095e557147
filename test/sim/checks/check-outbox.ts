import type { Operation } from '#sync/records.ts';
import type { Device } from '../world/device.ts';
import type { Disk, Tables } from '../server/memory-store.ts';
import { REFUSED_ML, REFUSED_TITLE } from '../server/newer-server.ts';
import type { Simulated } from '../world/simulated.ts';

const seen = new WeakMap<Disk, Tables>();

/** Nothing is refused but what the server must refuse; nobody is signed out whose token is good; bytes that left never change. */
export function checkOutbox({ world, server }: Simulated, device: Device, uid: string, disk: Disk): void {
  const { tables } = disk;
  const before = seen.get(disk);
  if (before === tables) return;
  seen.set(disk, tables);
  const { pause, token } = tables.memory;
  if (pause === 'signed-out' && before?.memory.pause !== pause && token !== null && server.tokens.get(token) === uid) {
    world.fail(`only the present token signs out: ${device.name} is signed out, and its token is good`);
  }
  if (before?.outbox === tables.outbox) return;
  for (const operation of tables.outbox.values()) {
    const old = before?.outbox.get(operation.seq);
    if (old === operation) continue;
    if (operation.state === 'failed' && !mustBeRefused(operation)) {
      world.fail(`only what the server must refuse is refused: ${device.name} has ${JSON.stringify(operation)}`);
    }
    if (
      old?.request &&
      operation.opId === old.opId &&
      JSON.stringify(old.request) !== JSON.stringify(operation.request)
    ) {
      world.fail(
        `bytes that left never change: ${device.name} has ${JSON.stringify(operation)} after ${JSON.stringify(old.request)}`,
      );
    }
  }
}

const mustBeRefused = ({ change }: Operation): boolean =>
  (change.kind === 'meal.put' && change.meal.title === REFUSED_TITLE) ||
  (change.kind === 'water.add' && change.ml === REFUSED_ML);
