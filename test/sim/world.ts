import { setImmediate } from 'node:timers/promises';
import { Chance } from './chance.ts';

/** A tab, a service worker, or a person's finger: what can die or freeze on its own. */
export interface Process {
  readonly name: string;
  state: 'alive' | 'frozen' | 'dead';
}

interface Happening {
  at: number;
  what: string;
  /** Whose continuation this is; null for the world's own (the network, the server). */
  owner: Process | null;
  run: () => unknown;
}

/** What a broken promise of the diary looks like: the seed and the steps tell how to get there. */
export class Violation extends Error {}

/**
 * Virtual time and everything that will happen. Each step runs one thing to its end, chosen by chance
 * among what is ready, so any order that real devices could show up with comes up for some seed.
 */
export class World {
  readonly chance: Chance;
  readonly story: string[] = [];
  /** True time, epoch ms. Devices see it through clocks of their own. */
  now = Date.parse('2026-03-10T08:00:00Z');
  steps = 0;
  private readonly seed: number;
  private queue: Happening[] = [];
  /** Looks at everything after every step. */
  inspect: () => void = () => undefined;

  constructor(seed: number) {
    this.seed = seed;
    this.chance = new Chance(seed);
  }

  tell(line: string): void {
    this.story.push(`${String(this.steps).padStart(5)}  ${new Date(this.now).toISOString().slice(5, 19)}  ${line}`);
  }

  fail(property: string): never {
    throw new Violation(`${property}\nseed ${this.seed}, step ${this.steps}; the last of the story:\n${this.story.slice(-40).join('\n')}`);
  }

  later(delayMs: number, what: string, owner: Process | null, run: () => unknown): void {
    this.queue.push({ at: this.now + delayMs, what, owner, run });
  }

  /** A continuation of `owner` after `run`: a point at which it can die, before and after. */
  pausing<T>(what: string, owner: Process, run: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.later(0, what, owner, () => {
        let settled = false;
        run().then(
          (value) => {
            settled = true;
            this.later(0, `${what} done`, owner, () => resolve(value));
          },
          (error: unknown) => {
            settled = true;
            this.later(0, `${what} failed`, owner, () => reject(error as Error));
          },
        );
        this.afterStep.push(() => {
          if (!settled) throw new Violation(`${what}: a transaction waited for something foreign`);
        });
      });
    });
  }

  private afterStep: (() => void)[] = [];

  /** One thing happens. False: nothing is left that could. */
  async step(): Promise<boolean> {
    const next = this.take();
    if (!next) return false;
    this.steps += 1;
    next.run();
    await setImmediate();
    const checks = this.afterStep;
    this.afterStep = [];
    for (const check of checks) check();
    this.inspect();
    return true;
  }

  private take(): Happening | undefined {
    this.queue = this.queue.filter(({ owner }) => owner?.state !== 'dead');
    const able = this.queue.filter(({ owner }) => owner?.state !== 'frozen');
    if (able.length === 0) return undefined;
    let earliest = Number.POSITIVE_INFINITY;
    for (const { at } of able) if (at < earliest) earliest = at;
    this.now = Math.max(this.now, earliest);
    const ready = able.filter(({ at }) => at <= this.now);
    const chosen = this.chance.pick(ready);
    if (chosen) this.queue.splice(this.queue.indexOf(chosen), 1);
    return chosen;
  }

  /** Lets things happen until `done`, or until the virtual time has passed. Answers whether it was done. */
  async until(done: () => boolean, withinMs: number): Promise<boolean> {
    const end = this.now + withinMs;
    while (!done()) {
      if (this.now > end || !(await this.step())) return false;
    }
    return true;
  }

  /** Lets this much virtual time pass. */
  async pass(ms: number): Promise<void> {
    let over = false;
    this.later(ms, 'time passes', null, () => {
      over = true;
    });
    await this.until(() => over, Number.POSITIVE_INFINITY);
  }
}
