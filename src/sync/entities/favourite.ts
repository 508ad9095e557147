import { fillPath } from '#contract/call.ts';
import { deleteFavourite, putFavourite, Favourite, type KeptDish } from '#contract/diary/favourites.ts';
import { unknownFields } from '#domain/diary/unknown-fields.ts';
import { keptDish } from '#domain/diary/kept-figures.ts';
import type { Change, FavouriteRow, NewOperation } from '../records.ts';
import { deletion, withBody } from './parts/frozen-request.ts';
import { readAnswer } from './parts/read-answer.ts';
import { projectValue, valueEntity, valueSync, type Value } from './parts/value.ts';

type FavouriteChange = Extract<Change, { kind: 'favourite.put' | 'favourite.delete' }>;
type Base = NonNullable<FavouriteRow['base']>;

/** What this app knows of a kept dish; all else is a newer app's. */
const FIELDS = Object.keys({
  title: true,
  imageUrl: true,
  calories: true,
  proteins: true,
  carbs: true,
  fats: true,
  mealId: true,
  amount: true,
  unit: true,
  ingredients: true,
  nutrients: true,
  nutrientCoverage: true,
  starred: true,
  own: true,
} satisfies Record<keyof KeptDish, true>);

/** A dish that is kept to be logged again, under the id that the device made. */
const FAVOURITE: Value<FavouriteChange, string, Base, KeptDish, FavouriteRow> = {
  name: 'favourite',
  kinds: ['favourite.put', 'favourite.delete'],
  table: (tx) => tx.favourites,
  keyOf: ({ id }) => id,
  valueOf: (change) => (change.kind === 'favourite.put' ? change.dish : null),
  valueOfBase: ({ dish }) => dish,
  rowOf: (id, base, view, waiting) => ({ id, base, view, waiting }),
  keyOfRow: ({ id }) => id,
  withUnknown: (change, before) =>
    change.kind === 'favourite.put'
      ? { ...change, dish: { ...unknownFields(before, FIELDS), ...change.dish } }
      : change,
  asKept: (change) => (change.kind === 'favourite.put' ? { ...change, dish: keptDish(change.dish) } : change),
};

export const favourite = valueEntity(FAVOURITE);

export const favouriteSync = valueSync(FAVOURITE, favourite, {
  request: (change, claim) =>
    change.kind === 'favourite.put'
      ? withBody(
          { method: 'PUT', path: fillPath(putFavourite.path, { id: change.id }) },
          { dish: change.dish, ...claim.body },
        )
      : deletion(fillPath(deleteFavourite.path, { id: change.id }), claim),
  changeOf: (id, dish): FavouriteChange =>
    dish === null ? { kind: 'favourite.delete', id } : { kind: 'favourite.put', id, dish },
  listOf: ({ favourites }) => favourites,
  readAnswer: (data) => readAnswer(Favourite, data),
  listAs: (favourites) => ({ favourites }),
  keyOf: ({ id }: Favourite) => id,
  baseOf: ({ rev, dish }) => ({ rev, dish }),
});

/** A kept dish as base ⊕ operations. Null: nothing is left to remember. */
export const projectFavourite = (
  id: string,
  base: Base | null,
  operations: readonly NewOperation[],
): FavouriteRow | null => projectValue(FAVOURITE, id, base, operations);
