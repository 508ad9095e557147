import type { Clock, Bus } from '../ports.ts';

/** Remembers a wake until someone waits for it, so that none is lost while the engine is busy. */
export class Wakes {
  private woken = false;
  private hasNewNetwork = false;
  private nap: AbortController | null = null;
  readonly stop: () => void;

  constructor(bus: Bus) {
    this.stop = bus.onWake((cause) => {
      this.woken = true;
      this.hasNewNetwork ||= cause === 'network';
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

  /** Whether another network has come since this was asked last. */
  takeNewNetwork(): boolean {
    const had = this.hasNewNetwork;
    this.hasNewNetwork = false;
    return had;
  }
}
