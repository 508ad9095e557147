import { Chance } from './chance.ts';

/** When everything that the step set going has come to its next port. */
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

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
  /** Whether nobody waits for it any more. */
  isOff: (() => boolean) | undefined;
}

/** What a broken promise of the diary looks like: the seed and the steps tell how to get there. */
export class Violation extends Error {
  /** All that happened until then. */
  readonly story: string;

  constructor(message: string, story = '') {
    super(message);
    this.story = story;
  }
}

/**
 * Virtual time and everything that will happen. Each step runs one thing to its end, chosen by chance
 * among what is ready, so any order that real devices could show up with comes up for some seed.
 */
export class World {
  readonly chance: Chance;
  readonly story: [step: number, at: number, line: string][] = [];
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
    this.story.push([this.steps, this.now, line]);
  }

  fail(property: string): never {
    const lines = this.story.map(
      ([step, at, text]) => `${String(step).padStart(5)}  ${new Date(at).toISOString().slice(5, 19)}  ${text}`,
    );
    throw new Violation(
      `${property}\nseed ${this.seed}, step ${this.steps}; the last of the story:\n${lines.slice(-40).join('\n')}`,
      lines.join('\n'),
    );
  }

  later(delayMs: number, what: string, owner: Process | null, run: () => unknown, isOff?: () => boolean): void {
    this.queue.push({ at: this.now + delayMs, what, owner, run, isOff });
  }

  /**
   * A continuation of `owner` after `run`: a point at which it can die, before and, when it matters what
   * was done, after.
   */
  pausing<T>(what: string, owner: Process, isWrite: boolean, run: () => Promise<T>): Promise<T> {
    const after = (word: string, act: () => void) => (isWrite ? this.later(0, `${what} ${word}`, owner, act) : act());
    return new Promise((resolve, reject) => {
      this.later(0, what, owner, () => {
        let settled = false;
        const attempt = async () => {
          try {
            const value = await run();
            after('done', () => resolve(value));
          } catch (error) {
            if (error instanceof Violation) this.violation = error;
            after('failed', () => reject(error as Error));
          }
          settled = true;
        };
        void attempt();
        this.afterStep.push(() => {
          if (!settled) throw new Violation(`${what}: a transaction waited for something foreign`);
        });
      });
    });
  }

  private afterStep: (() => void)[] = [];
  private violation: Violation | null = null;

  /** One thing happens. False: nothing is left that could. */
  async step(): Promise<boolean> {
    const next = this.take();
    if (!next) return false;
    this.steps += 1;
    next.run();
    await settled();
    const checks = this.afterStep;
    this.afterStep = [];
    for (const check of checks) check();
    if (this.violation) throw this.violation;
    this.inspect();
    return true;
  }

  private take(): Happening | undefined {
    const left: Happening[] = [];
    let ready: number[] = [];
    let earliest = Number.POSITIVE_INFINITY;
    for (const one of this.queue) {
      if (one.owner?.state === 'dead' || one.isOff?.()) continue;
      left.push(one);
      if (one.owner?.state === 'frozen') continue;
      const at = Math.max(one.at, this.now);
      if (at < earliest) {
        earliest = at;
        ready = [];
      }
      if (at === earliest) ready.push(left.length - 1);
    }
    this.queue = left;
    const chosen = this.chance.pick(ready);
    if (chosen === undefined) return undefined;
    this.now = earliest;
    return left.splice(chosen, 1)[0];
  }

  /** Lets things happen until `done`, or until the virtual time has passed. Returns whether it was done. */
  async until(done: () => boolean, withinMs: number): Promise<boolean> {
    const end = this.now + withinMs;
    while (!done()) {
      if (this.now > end || !(await this.step())) return false;
    }
    return true;
  }

  /** Lets this many things happen. */
  async run(steps: number): Promise<void> {
    for (let step = 0; step < steps && (await this.step()); step += 1);
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
