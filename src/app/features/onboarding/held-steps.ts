/** A press becomes a hold after this long. */
export const HOLD_AFTER_MS = 400;
/** A hold repeats this often. */
export const HOLD_EVERY_MS = 80;

/** How far the n-th repeat of a held button goes: one step at first, ten after three seconds. */
export const heldSteps = (repeat: number): number => (repeat < 15 ? 1 : repeat < 35 ? 5 : 10);
