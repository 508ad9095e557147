import type { NewMeal } from '#device/diary/commands/meals.ts';
import { addMeal, addMeals } from '#device/diary/commands/meals.ts';
import { currentDiary, openDiary } from '#device/diary/diary.ts';
import { dayMealsQuery } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { askAhead, watchLive } from '#device/diary/live.ts';

// The diary without its screens, in a page of the peers' bench: the same work as theirs, by the commands that a screen calls.

/** Nobody taps again before what a write has started is done. */
const BETWEEN_MS = 20;

const UID = 'bench-peer';

/** What the bench asks of each page. */
interface Peer {
  fill(rows: NewMeal[]): Promise<void>;
  write(rows: NewMeal[]): Promise<number[]>;
  open(day: DiaryDay): Promise<{ ms: number; found: number }>;
}

const peer: Peer = {
  async fill(rows) {
    openDiary(UID);
    for (let from = 0; from < rows.length; from += 500) await addMeals(rows.slice(from, from + 500));
    // As after a drain: nothing waits.
    await currentDiary()?.db.outbox.clear();
  },

  /** Ms from the command of each dish until the live query of its day has told it. */
  async write(rows) {
    const [first] = rows;
    if (!first) return [];
    const took: number[] = [];
    let seen: (titles: readonly string[]) => void = () => undefined;
    const stop = watchLive(dayMealsQuery(first.date), (dishes) => seen(dishes.map(({ entry }) => entry.title)));
    await askAhead([dayMealsQuery(first.date)]);
    for (const row of rows) {
      const started = performance.now();
      const told = new Promise<void>((resolve) => {
        seen = (titles) => titles.includes(row.title) && resolve();
      });
      const stored = addMeal(row);
      await told;
      took.push(performance.now() - started);
      await stored;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
    }
    stop();
    return took;
  },

  /** Ms from nothing until the dishes of a day are there. */
  async open(day) {
    const started = performance.now();
    openDiary(UID);
    const found = await new Promise<number>((resolve) => {
      watchLive(dayMealsQuery(day), (dishes) => resolve(dishes.length));
    });
    return { ms: performance.now() - started, found };
  },
};

Object.assign(globalThis, { peer });
