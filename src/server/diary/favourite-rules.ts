import type { CALLS } from '#contract/calls.ts';
import type { Favourite } from '#contract/favourites.ts';
import { nutrientsAfterEdit, saidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { isNewerThan } from './as-of.ts';
import type { Outcome, CallRule } from './rule.ts';
import type { Work } from './work.ts';

/** Keeps a dish. */
export const putFavouriteRule: CallRule<typeof CALLS.putFavourite> = {
  wants: ({ params }) => ({ favourites: [params.id.toLowerCase()] }),
  decide({ params, body: { dish, asOf } }, work, { rev }) {
    const id = params.id.toLowerCase();
    const known = work.favourite(id)?.dish;
    // An app from before nutrients says nothing of them.
    const { nutrients, nutrientCoverage, ...rest } = dish;
    const said = nutrients || !known ? saidNutrients({ nutrients, nutrientCoverage }) : nutrientsAfterEdit(known, dish);
    return write(work, { id, dish: { ...rest, ...said }, rev }, asOf);
  },
};

/** Gives a kept dish up; the row stays without a dish, so that older writes are known as older. */
export const deleteFavouriteRule: CallRule<typeof CALLS.deleteFavourite> = {
  wants: ({ params }) => ({ favourites: [params.id.toLowerCase()] }),
  decide: ({ params, query: { asOf } }, work, { rev }) =>
    write(work, { id: params.id.toLowerCase(), dish: null, rev }, asOf),
};

function write(work: Work, row: Favourite, asOf: number | undefined): Outcome<Favourite> {
  const stored = work.favourite(row.id);
  if (stored && isNewerThan(stored.rev, asOf)) return { data: stored, rev: stored.rev };
  return { data: row, rev: row.rev, effect: { favourites: [row] } };
}
