import { ApiError } from '../errors/api-error.ts';

/** Keeps the large bodies that are in memory at once within bounds: a photo is read whole before anybody knows what it is worth. */
export interface BodyRoom {
  /**
   * Runs `work`, which reads and handles a body of at most so many bytes, sent from an address. Throws 503 `server-busy` with Retry-After before
   * anything is read where there is no room. One address takes at most a quarter of it, be the sender as slow as they like.
   */
  run<Result>(bytes: number, from: string, work: () => Promise<Result>): Promise<Result>;
}

const SHARE_OF_ADDRESS = 1 / 4;
const AGAIN_SECONDS = 5;

/** Room for `mostBytes`. One body always fits, whatever its size. */
export function bodyRoom(mostBytes: number): BodyRoom {
  let all = 0;
  const held = new Map<string, number>();
  return {
    async run(bytes, from, work) {
      const own = held.get(from) ?? 0;
      const fits = (taken: number, most: number) => taken === 0 || taken + bytes <= most;
      if (!fits(all, mostBytes) || !fits(own, mostBytes * SHARE_OF_ADDRESS))
        throw new ApiError('server-busy', 'The server is busy', { retryAfterSeconds: AGAIN_SECONDS });
      all += bytes;
      held.set(from, own + bytes);
      try {
        return await work();
      } finally {
        all -= bytes;
        const left = (held.get(from) ?? 0) - bytes;
        if (left > 0) held.set(from, left);
        else held.delete(from);
      }
    },
  };
}
