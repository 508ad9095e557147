import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import type { Favourite } from '#contract/diary/favourites.ts';
import { nutrientsAfterEdit, saidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { favourites as table, type FavouriteRow } from '#server/store/tables/diary-tables.ts';
import { allThatStand, byKey, loadedRows } from '../core/load.ts';
import { aged, isNewerThan, type CallRule, type Outcome } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put, type Work } from '../core/work.ts';

/** Dishes that are kept, and marks of those that were given up. */
export const favourites: DiaryTable<FavouriteRow> = diaryTable<FavouriteRow>({
  table,
  key: ['id'],
  stands: { sql: 't.dish is not null', of: ({ dish }) => dish !== null },
  merging: 'by-key',
});
const favouritesById = byKey(favourites);
const keptDishes = allThatStand(favourites, 't.rev');

/** Keeps a dish. */
const putFavourite: CallRule<typeof CALLS.putFavourite> = {
  wants: ({ params }) => ({ parts: [favouritesById.of({ keys: [params.id.toLowerCase()] })] }),
  decide({ params, body: { dish, asOf } }, work, { rev }) {
    const id = params.id.toLowerCase();
    const known = work.rows(favourites).get(id)?.dish;
    // An app from before nutrients says nothing of them.
    const { nutrients, nutrientCoverage, ...rest } = dish;
    const said = nutrients || !known ? saidNutrients({ nutrients, nutrientCoverage }) : nutrientsAfterEdit(known, dish);
    return write(work, { id, dish: { ...rest, ...said }, ...aged(rev, asOf) }, asOf);
  },
};

/** Gives a kept dish up; the row stays without a dish, so that older writes are known as older. */
const deleteFavourite: CallRule<typeof CALLS.deleteFavourite> = {
  wants: ({ params }) => ({ parts: [favouritesById.of({ keys: [params.id.toLowerCase()] })] }),
  decide: ({ params, query: { asOf } }, work, { rev }) =>
    write(work, { id: params.id.toLowerCase(), dish: null, ...aged(rev, asOf) }, asOf),
};

/** A kept dish as the wire has it. */
const favouriteOf = ({ age: _, ...row }: FavouriteRow): Favourite => row;

function write(work: Work, row: FavouriteRow, asOf: number | undefined): Outcome<Favourite> {
  const stored = work.rows(favourites).get(row.id);
  if (stored && isNewerThan(stored, asOf)) return { data: favouriteOf(stored), rev: stored.rev };
  return { data: favouriteOf(row), rev: row.rev, effect: { rows: [put(favourites, row)] } };
}

export const favourite = {
  tables: [favourites],
  rules: { putFavourite, deleteFavourite },
  told: { changed: favourites, tell: (page) => page.changed(favourites).map(favouriteOf) } satisfies Told<
    Changes['favourites']
  >,
  filed: {
    wants: [keptDishes.of({})],
    tell: (loaded) => loadedRows(loaded, keptDishes).flatMap(({ id, dish }) => (dish ? [{ id, dish }] : [])),
  } satisfies Filed<DiaryFile['favourites']>,
};
