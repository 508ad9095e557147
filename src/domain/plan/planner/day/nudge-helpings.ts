import type { DayDraft, Serving } from './day-draft.ts';

/** Smaller changes are the drift of sums, not a better day. */
const LEAST_GAIN = 1e-9;
const MOST_PASSES = 40;

/** Whether a dish may be served so. */
const mayBe = ({ place: { dish, tenths }, more }: Serving): boolean =>
  dish !== null && tenths + more >= dish.leastTenths && tenths + more <= dish.mostTenths;

/** Moves helpings by a tenth, one or two at a time, as long as the day gets better. */
export function nudgeHelpings(draft: DayDraft): void {
  const taken = draft.places.filter(({ dish }) => dish !== null);
  const servings = taken.map((place) => [
    { place, more: 1 },
    { place, more: -1 },
  ]);
  let price = draft.price();
  let moved = true;
  const attempt = (one: Serving, other: Serving | null): void => {
    if (!mayBe(one) || (other !== null && !mayBe(other))) return;
    if (draft.priceAfter(one, other, price) >= price - LEAST_GAIN) return;
    draft.serve(one.place, one.more);
    if (other !== null) draft.serve(other.place, other.more);
    price = draft.price();
    moved = true;
  };
  for (let pass = 0; moved && pass < MOST_PASSES; pass += 1) {
    moved = false;
    for (const [at, own] of servings.entries()) {
      for (const one of own) {
        attempt(one, null);
        for (const others of servings.slice(at + 1)) for (const other of others) attempt(one, other);
      }
    }
  }
}
