import * as v from 'valibot';

// The device's own, like the theme: it outlives a sign-out, so that nobody is asked anew for having come back.
const KEY = 'registration_later';
const DAY_MS = 86_400_000;
/** Whoever says "later" is left in peace for longer each time. */
const PAUSE_DAYS = [1, 7, 30] as const;

const Pause = v.object({ times: v.pipe(v.number(), v.integer(), v.minValue(1)), at: v.number() });

/** Whether somebody without a number may be asked to register now (epoch ms). A clock that was set back asks no sooner than a new day. */
export function mayAskToRegister(now: number): boolean {
  const pause = read();
  if (!pause) return true;
  const days = PAUSE_DAYS[Math.min(pause.times, PAUSE_DAYS.length) - 1] ?? 1;
  return Math.abs(now - pause.at) >= days * DAY_MS;
}

/** The person said "later". */
export function noteRegisterLater(now: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ times: (read()?.times ?? 0) + 1, at: now }));
  } catch {
    // Asked again at the next start.
  }
}

function read(): v.InferOutput<typeof Pause> | null {
  try {
    const parsed = v.safeParse(Pause, JSON.parse(localStorage.getItem(KEY) ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
