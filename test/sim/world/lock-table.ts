import type { Locks } from '#sync/ports.ts';
import type { Process, World } from './world.ts';

interface Claim {
  process: Process;
  lost: AbortController;
  start: () => void;
}

/** The Web Locks of one device: a dead tab's locks are free, a frozen tab's are not. */
export class LockTable {
  private readonly held = new Map<string, Claim>();
  private readonly waiting = new Map<string, Claim[]>();
  private readonly world: World;

  constructor(world: World) {
    this.world = world;
  }

  of(process: Process): Locks {
    return {
      hold: (name, { steal, signal }, body) =>
        new Promise((resolve, reject) => {
          if (signal.aborted) {
            this.world.later(0, 'lock refused', process, () => resolve(false));
            return;
          }
          const lost = new AbortController();
          const end = () => {
            if (this.held.get(name) === claim) this.held.delete(name);
            this.grant(name);
          };
          const claim: Claim = {
            process,
            lost,
            start: () =>
              this.world.later(0, 'lock granted', process, () => {
                body(lost.signal).then(
                  () => (end(), resolve(true)),
                  (error: unknown) => (end(), reject(error as Error)),
                );
              }),
          };
          if (steal) {
            const before = this.held.get(name);
            this.held.set(name, claim);
            // A frozen tab hears of the theft when it wakes up.
            if (before) this.world.later(0, 'lock stolen', before.process, () => before.lost.abort());
            claim.start();
            return;
          }
          const queue = this.waiting.get(name) ?? [];
          this.waiting.set(name, [...queue, claim]);
          signal.addEventListener('abort', () => {
            const left = this.waiting.get(name) ?? [];
            if (!left.includes(claim)) return;
            this.waiting.set(
              name,
              left.filter((one) => one !== claim),
            );
            this.world.later(0, 'lock refused', process, () => resolve(false));
          });
          this.grant(name);
        }),
    };
  }

  /** A tab died: what it held is free. */
  free(process: Process): void {
    for (const name of new Set([...this.held.keys(), ...this.waiting.keys()])) {
      this.waiting.set(
        name,
        (this.waiting.get(name) ?? []).filter((claim) => claim.process !== process),
      );
      if (this.held.get(name)?.process === process) this.held.delete(name);
      this.grant(name);
    }
  }

  private grant(name: string): void {
    if (this.held.has(name)) return;
    const [first, ...rest] = this.waiting.get(name) ?? [];
    if (!first) return;
    this.waiting.set(name, rest);
    this.held.set(name, first);
    first.start();
  }
}
