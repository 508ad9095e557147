/** The view stays at least this long, ms (spec §9). */
export const WAITING_AT_LEAST_MS = 3000;
/** The animation's length, ms, and its points in per cent, evenly apart (spec §9). */
export const WAITING_ANIMATION_MS = 4000;
export const WAITING_POINTS = [0, 30, 65, 80, 100] as const;

/** What the animation has left is run out in this time once the plan is there, ms. */
const WAITING_RUN_OUT_MS = 450;

/** Where the message changes from processing to building. */
const BUILDING_FROM = 65;

export interface WaitingPoint {
  percent: number;
  message: 'processing' | 'building';
}

/** How long the view stays on once the plan is there, ms: to run to its end, unless it stands there. */
export const runOutMs = (elapsedMs: number): number => (elapsedMs < WAITING_ANIMATION_MS ? WAITING_RUN_OUT_MS : 0);

/** The last point that was passed `elapsedMs` after the start; it stays at 100. */
export function waitingPoint(elapsedMs: number): WaitingPoint {
  const last = WAITING_POINTS.length - 1;
  const passed = Math.floor((elapsedMs / WAITING_ANIMATION_MS) * last);
  const percent = WAITING_POINTS[Math.min(last, Math.max(0, passed))] ?? 0;
  return { percent, message: percent < BUILDING_FROM ? 'processing' : 'building' };
}
