import type { FavouriteRow, NewOperation } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/** A kept dish: the last word wins. Null: nothing is left to remember. */
export function projectFavourite(
  id: string,
  base: FavouriteRow['base'],
  operations: readonly NewOperation[],
): FavouriteRow | null {
  if (base === null && operations.length === 0) return null;
  let view = base?.dish ?? null;
  for (const { change } of operations) {
    if (change.kind === 'favourite.put') view = change.dish;
    else if (change.kind === 'favourite.delete') view = null;
  }
  return { id, base, view, waiting: waitingOf(operations) };
}
