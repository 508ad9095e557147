import type { Device } from './device.ts';
import type { MemoryServer } from '../server/memory-server.ts';
import type { World } from './world.ts';

/** What the checks see of a simulation. */
export interface Simulated {
  readonly world: World;
  readonly server: MemoryServer;
  readonly devices: readonly Device[];
}
