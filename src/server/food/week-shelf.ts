import type { PlannedDay } from '#domain/plan/meal-plan.ts';
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
  /** The week of a wish. Throws WeekWanted until it is made. */
  take(wish: WeekWish): readonly PlannedDay[];
  /** Ids that are the same each time the run is decided: a week has the id of its plan for a seed. */
  newId(): string;
  /** What `decide` returns, after all weeks that it wants are made. */
  decided<Result>(decide: () => Result): Promise<Result>;
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** All that a week depends on. */
const placeOf = ({ fastOn, ...wish }: WeekWish): string => JSON.stringify([wish, fastOn ? DAYS.map(fastOn) : []]);

export function weekShelf(freshId: () => string): WeekShelf {
  const made = new Map<string, readonly PlannedDay[]>();
  const ids: string[] = [];
  let nextId = 0;
  return {
    take(wish) {
      const place = placeOf(wish);
      const days = made.get(place);
      if (!days) throw new WeekWanted(place, wish);
      return days;
    },
    newId() {
      const id = (ids[nextId] ??= freshId());
      nextId += 1;
      return id;
    },
    async decided(decide) {
      for (;;) {
        nextId = 0;
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
