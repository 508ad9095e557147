const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The code of an SMS (spec §5; design §5). */
export const SMS_CODE = { digits: 4, lifeMs: 5 * MINUTE_MS, guesses: 3 } as const;

/** What one requester may have sent to one number. */
const OWN = {
  pauseMs: MINUTE_MS,
  most: [
    { count: 3, withinMs: 15 * MINUTE_MS },
    { count: 5, withinMs: DAY_MS },
  ],
} as const;
/** From this many codes a day on, whoever asked, a number's pauses double up to an hour: they slow down, and lock nobody out. */
const SLOW_FROM = 3;
const LONGEST_PAUSE_MS = HOUR_MS;
/** Wrong codes that one requester may type for one number within a day. */
export const WRONG_CODES = { most: 10, withinMs: DAY_MS } as const;
/** How far back codes that were sent are looked at. */
export const SENT_WITHIN_MS = DAY_MS;

/** A number to which codes are sent: Georgian mobile numbers begin with 5. */
export const takesSms = (phone: string): boolean => /^5\d{8}$/.test(phone);

/**
 * ms until another code may be sent to a number; 0: now. `own` are the times (epoch ms) of the codes that this requester had sent to it,
 * `all` of those that anybody had; both of the last day, in any order.
 */
export function pauseBeforeSms(own: readonly number[], all: readonly number[], nowMs: number): number {
  return Math.max(
    0,
    ...OWN.most.map(({ count, withinMs }) => freeAgain(own, count, withinMs, nowMs)),
    pauseAfter(own, OWN.pauseMs, nowMs),
    slowed(all, nowMs),
  );
}

/** ms until the requester may type another code for the number; 0: now. `wrong` are the times of wrong ones. */
export const pauseBeforeGuess = (wrong: readonly number[], nowMs: number): number =>
  Math.max(0, freeAgain(wrong, WRONG_CODES.most, WRONG_CODES.withinMs, nowMs));

const slowed = (all: readonly number[], nowMs: number): number => {
  const today = all.filter((at) => at > nowMs - SENT_WITHIN_MS);
  return today.length < SLOW_FROM
    ? 0
    : pauseAfter(today, Math.min(LONGEST_PAUSE_MS, OWN.pauseMs * 2 ** (today.length - SLOW_FROM)), nowMs);
};

const pauseAfter = (times: readonly number[], pauseMs: number, nowMs: number): number =>
  times.length === 0 ? 0 : Math.max(...times) + pauseMs - nowMs;

/** ms until fewer than `count` of the times lie within the last `withinMs`. */
function freeAgain(times: readonly number[], count: number, withinMs: number, nowMs: number): number {
  const nth = times.toSorted((a, b) => b - a)[count - 1];
  return nth === undefined ? 0 : nth + withinMs - nowMs;
}
