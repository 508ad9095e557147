import { liveQuery } from 'dexie';

/** What a server that is busy, or a network that is none, is asked again after. */
const LATER_MS = 60_000;

interface WorkOff {
  /** How many wait now, read from the store. */
  waiting: () => Promise<number>;
  /** Does what can be done now; ends early once `stopped`. */
  work: (stopped: AbortSignal) => Promise<void>;
  /** What else makes it worth another look; each returns how to stop. */
  wakes: readonly ((look: () => void) => () => void)[];
}

/** Works off what waits in the store: when it comes, once a minute while it lasts, and with each wake. Returns how to stop. */
export function workOff({ waiting, work, wakes }: WorkOff): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setInterval> | undefined;
  const look = () => {
    work(stopped.signal).catch((error: unknown) => {
      // A diary that was closed meanwhile cannot be read, and need not be.
      if (!stopped.signal.aborted) reportError(error);
    });
  };
  const counting = liveQuery(waiting).subscribe({
    next: (count) => {
      clearInterval(timer);
      if (count === 0) return;
      look();
      timer = setInterval(look, LATER_MS);
    },
    // A store that cannot be read shows itself on the screen.
    error: () => undefined,
  });
  const stops = wakes.map((wake) => wake(look));
  return () => {
    stopped.abort();
    clearInterval(timer);
    counting.unsubscribe();
    for (const stop of stops) stop();
  };
}
