import type { Device } from './device.ts';
import type { ModelServer } from './model-server.ts';
import type { World } from './world.ts';

/** What the checks see of a simulation. */
export interface Simulated {
  readonly world: World;
  readonly server: ModelServer;
  readonly devices: readonly Device[];
}
