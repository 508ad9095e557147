import type { Clock, Bus } from '../ports.ts';

/** Remembers a wake until someone waits for it, so that none is lost while the engine is busy. */
export class Wakes {
  private woken = false;
  private nap: AbortController | null = null;
  readonly stop: () => void;

  constructor(bus: Bus) {
    this.stop = bus.onWake(() => {
      this.woken = true;
      this.nap?.abort();
    });
  }

  /** Waits for a wake, at most `ms`. */
  async wait(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
    if (!this.woken) {
      this.nap = new AbortController();
      await clock.sleep(ms, AbortSignal.any([signal, this.nap.signal]));
      this.nap = null;
    }
    this.woken = false;
  }
}
