import type { KeptDish } from '#contract/diary/favourites.ts';
import type { Waiting } from '#sync/records.ts';
import { useLive } from '../live.ts';

/** A dish that the person keeps, and how far it has come. */
export interface KeptEntry {
  id: string;
  dish: KeptDish;
  waiting: Waiting;
}

/** All kept dishes, the newest first; undefined until IndexedDB answers. */
export const useFavourites = (): KeptEntry[] | undefined =>
  useLive('favourites', async ({ db }) => {
    // Ids are UUIDv7, so their order is that in which the dishes were first kept.
    const rows = await db.favourites.orderBy('id').toArray();
    return rows.toReversed().flatMap(({ id, view, waiting }) => (view ? [{ id, dish: view, waiting }] : []));
  });
