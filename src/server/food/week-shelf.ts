import type { PlannedDay } from '#domain/meal-plan.ts';
import { makeWeekInTurns, type WeekWish } from './week-plan.ts';

/** A decision that needs a week which is not made yet: it is made aside, and decided again. */
export class WeekWanted extends Error {
  constructor(
    readonly place: string,
    readonly wish: WeekWish,
  ) {
    super('a week has to be made first');
  }
}

/** Weeks of one run of decisions, which are decided in one go and so cannot wait for a week that takes long. */
export interface WeekShelf {
  /** The week for the `at`th wish of the run. Throws WeekWanted until it is made. */
  take(at: number, wish: WeekWish): readonly PlannedDay[];
  /** What `decide` returns, after all weeks that it wants are made. */
  decided<Result>(decide: () => Result): Promise<Result>;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** What a week depends on, but for its seed: that of the first wish counts. */
const placeOf = (at: number, { fastOn, seed: _, ...wish }: WeekWish): string =>
  JSON.stringify([at, wish, fastOn ? DAYS.map(fastOn) : []]);

export function weekShelf(): WeekShelf {
  const made = new Map<string, readonly PlannedDay[]>();
  return {
    take(at, wish) {
      const place = placeOf(at, wish);
      const days = made.get(place);
      if (!days) throw new WeekWanted(place, wish);
      return days;
    },
    async decided(decide) {
      for (;;) {
        try {
          return decide();
        } catch (error) {
          if (!(error instanceof WeekWanted)) throw error;
          // oxlint-disable-next-line no-await-in-loop -- the next decision needs it
          made.set(error.place, await makeWeekInTurns(error.wish));
        }
      }
    },
  };
}
