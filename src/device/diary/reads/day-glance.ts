import * as v from 'valibot';
import { Day } from '#contract/primitives.ts';

/** Where the glance lies. The page's own script in `index.html` reads it too, before any file of the app has come. */
export const GLANCE_KEY = 'day_glance';

const Figure = v.object({ value: v.string(), name: v.string() });

/** The strip above the day: its colour, its words and what is on its button. */
const Banner = v.object({
  tone: v.picklist(['info', 'warn', 'danger']),
  heading: v.string(),
  more: v.string(),
  action: v.string(),
});

const DayGlance = v.object({
  day: Day,
  /** kcal. */
  eaten: v.number(),
  /** kcal. */
  goal: v.number(),
  /** The trial's banner; null when none stands above the day. */
  banner: v.nullable(Banner),
  /** As the screen writes them: what is left of the goal or above it, what was eaten, the goal. */
  figures: v.strictTuple([Figure, Figure, Figure]),
});

/** What was last seen of a day on this device: it stands on the screen with the very first paint of the next start. */
export type DayGlance = v.InferOutput<typeof DayGlance>;

/** The last glance; null when there is none, or the browser keeps nothing. */
export function readDayGlance(): DayGlance | null {
  try {
    const read = v.safeParse(DayGlance, JSON.parse(localStorage.getItem(GLANCE_KEY) ?? 'null'));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

/** Keeps the glance for the next start. It goes with the session: at a sign-out, and when somebody signs in. */
export function writeDayGlance(glance: DayGlance): void {
  try {
    localStorage.setItem(GLANCE_KEY, JSON.stringify(glance));
  } catch {
    // The next start shows its skeleton.
  }
}
