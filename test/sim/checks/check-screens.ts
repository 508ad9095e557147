import type { Device } from '../world/device.ts';
import type { Disk, Tables } from '../server/memory-store.ts';
import { entryText, type Promises } from './promises.ts';
import type { Simulated } from '../world/simulated.ts';

const seen = new WeakMap<Disk, Tables>();

/** What a person did alone stays on the screen as it was done, at every step; water is never counted twice. */
export function checkScreens(
  { promises, world }: Simulated & { promises: Promises },
  device: Device,
  uid: string,
  disk: Disk,
): void {
  const { tables } = disk;
  const before = seen.get(disk);
  if (before === tables) return;
  seen.set(disk, tables);
  if (before?.meals === tables.meals && before.days === tables.days) return;
  for (const [key, thing] of promises.things) {
    if (thing.isOff || !key.startsWith(`${uid} meal:`)) continue;
    const [, id = ''] = key.split(' meal:');
    const last = thing.touches.at(-1);
    if (!last || thing.touches.some((touch) => touch.device !== device.name)) continue;
    // Gone for all, then shown again by a backup until the deletion comes again: what is done to it meanwhile may come too late [G6].
    if (promises.restores > 0 && thing.settled === null) continue;
    const view = tables.meals.get(id)?.view ?? null;
    const shown = view && entryText(view);
    if (shown !== last.value)
      world.fail(
        `what a person did stays on screen: ${device.name} shows ${id.slice(-3)} as ${shown ?? 'gone'} instead of ${last.value ?? 'gone'}`,
      );
  }
  for (const row of tables.days.values()) {
    const own = promises.water.get(`${uid} ${row.date} ${device.name}`) ?? 0;
    const refused = [...tables.outbox.values()].filter(
      ({ state, change }) => state === 'failed' && change.kind === 'water.add' && change.date === row.date,
    );
    const mine = own - refused.reduce((sum, { change }) => sum + (change.kind === 'water.add' ? change.ml : 0), 0);
    let others = 0;
    for (const [key, ml] of promises.poured)
      if (key.startsWith(`${uid} ${row.date} `) && !key.endsWith(` ${device.name}`)) others += ml;
    if (row.waterMl < mine)
      world.fail(
        `nothing is lost on screen: ${device.name} shows ${row.waterMl} ml on ${row.date}, and ${mine} were poured here alone`,
      );
    if (row.waterMl > mine + others)
      world.fail(
        `nothing happens twice on screen: ${device.name} shows ${row.waterMl} ml on ${row.date}, more than the ${mine + others} that were ever poured`,
      );
  }
}
