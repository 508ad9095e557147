import { randomInt } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { ApiError } from '../errors/api-error.ts';

/** Lets in as many batches as this process gets done in time; whoever comes beyond that is told so before anything is read of what they send. */
export interface BatchGate {
  /** A request has come in, whatever it wants. */
  arrived(): void;
  /** 503 with Retry-After where a request whose body has so many bytes finds no room now, which it is then counted as told; else null. */
  refusal(bytes: number): ApiError | null;
  /**
   * Runs `work` of a request whose body has so many bytes, when it is its turn. What it waits for `aside`, a body that comes slowly, takes up
   * no place. Throws 503 `server-busy` with Retry-After.
   */
  run<Result>(bytes: number, work: (aside: Aside) => Promise<Result>): Promise<Result>;
}

/** Waits for somebody else's part. */
export type Aside = <Result>(waiting: Promise<Result>) => Promise<Result>;

const asItIs: Aside = (waiting) => waiting;

/** A batch that is let in is done after about this long. */
const WAIT_MS = 300;
/** However slow the machine is, so many at once; and however fast it was. */
const LEAST = 2;
const MOST = 32;
/** What a batch takes until it is known: ms. */
const FIRST_GUESS_MS = 15;
/** One that waited for something else says nothing of the others. */
const MOST_COUNTED_MS = 500;
/** How much the newest one counts. */
const NEWEST = 0.1;
/** A body like this is somebody's tap or two, and goes in front. */
const SMALL_BYTES = 4_096;
/** Whoever is held off comes again within so many seconds, each at another moment: more where many are. */
const AGAIN_SECONDS = { least: 5, most: 30 } as const;
/** So long those that are held off count, s. */
const REMEMBERED_S = 5;
/** So long a batch lets others in first, ms: Node takes one connection in a turn of the event loop, and reading a batch takes some ms. */
const MOST_POLITE_MS = 20;

/** A gate that is open. `clock` in ms. */
export function batchGate(clock: () => number = () => performance.now()): BatchGate {
  let arrivals = 0;
  let inside = 0;
  let eachMs = FIRST_GUESS_MS;
  let doneAt = 0;
  let heldOff = { count: 0, atMs: 0 };
  let last = Promise.resolve();

  const room = (): number => Math.min(MOST, Math.max(LEAST, Math.floor(WAIT_MS / eachMs)));

  function refusal(bytes: number): ApiError | null {
    if (bytes <= SMALL_BYTES || inside < room()) return null;
    const nowMs = clock();
    const faded = heldOff.count * Math.exp((heldOff.atMs - nowMs) / 1000 / REMEMBERED_S);
    heldOff = { count: faded + 1, atMs: nowMs };
    const within = Math.min(
      AGAIN_SECONDS.most,
      Math.max(AGAIN_SECONDS.least, Math.ceil((heldOff.count * eachMs) / 1000)),
    );
    return new ApiError('server-busy', 'The server is busy', { retryAfterSeconds: randomInt(1, within + 1) });
  }

  /** While others keep coming, they are taken in first. */
  async function letOthersIn(): Promise<void> {
    const endMs = clock() + MOST_POLITE_MS;
    for (let before = -1; before !== arrivals && clock() < endMs;) {
      before = arrivals;
      await nextTurn();
    }
  }

  /** What one takes where several are under way is the time from one end to the next. */
  function done(startedMs: number): void {
    const nowMs = clock();
    const tookMs = Math.min(MOST_COUNTED_MS, nowMs - Math.max(doneAt, startedMs));
    eachMs += NEWEST * (tookMs - eachMs);
    doneAt = nowMs;
    inside -= 1;
  }

  return {
    arrived: () => void (arrivals += 1),
    refusal,
    async run(bytes, work) {
      if (bytes <= SMALL_BYTES) return work(asItIs);
      const refused = refusal(bytes);
      if (refused) throw refused;
      inside += 1;
      let startedMs = clock();
      const aside: Aside = async (waiting) => {
        inside -= 1;
        try {
          return await waiting;
        } finally {
          inside += 1;
          startedMs = clock();
        }
      };
      try {
        const turn = last.then(letOthersIn);
        last = turn;
        await turn;
        return await work(aside);
      } finally {
        done(startedMs);
      }
    },
  };
}
