import type { CALLS } from '../../contract/calls.ts';
import type { Favourite } from '../../contract/favourites.ts';
import { isNewerThan } from './as-of.ts';
import type { Outcome, CallRule } from './rule.ts';
import type { Work } from './work.ts';

/** Keeps a dish. */
export const putFavouriteRule: CallRule<typeof CALLS.putFavourite> = {
  wants: ({ params }) => ({ favourites: [params.id.toLowerCase()] }),
  decide: ({ params, body: { dish, asOf } }, work, { rev }) => write(work, { id: params.id.toLowerCase(), dish, rev }, asOf),
};

/** Gives a kept dish up; the row stays without a dish, so that older writes are known as older. */
export const deleteFavouriteRule: CallRule<typeof CALLS.deleteFavourite> = {
  wants: ({ params }) => ({ favourites: [params.id.toLowerCase()] }),
  decide: ({ params, query: { asOf } }, work, { rev }) => write(work, { id: params.id.toLowerCase(), dish: null, rev }, asOf),
};

function write(work: Work, row: Favourite, asOf: number | undefined): Outcome<Favourite> {
  const stored = work.favourite(row.id);
  if (stored && isNewerThan(stored.rev, asOf)) return { data: stored, rev: stored.rev };
  return { data: row, rev: row.rev, effect: { favourites: [row] } };
}
