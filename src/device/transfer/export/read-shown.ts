import type { Timestamp } from '#contract/primitives.ts';
import type { User } from '#contract/account/user.ts';
import { keysIn } from '#sync/entities/parts/keyed.ts';
import { changedUser } from '#sync/entities/profile.ts';
import type { DayRow, FavouriteRow, MealRow, ThingRow, WeightRow } from '#sync/records.ts';
import { readKv } from '#device/diary/kv.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import type { ShownThings } from './compose-export.ts';

/** What the device shows of everything, or of what the server may not have yet. Null where it does not know whose diary this is. */
export async function readShown(db: DiaryDatabase, which: 'all' | 'waiting'): Promise<ShownThings | null> {
  return db.transaction('r', db.tables, async () => {
    const user = await shownUser(db);
    if (!user) return null;
    const lanes = new Set((await db.outbox.toArray()).map(({ lane }) => lane));
    const keys = (name: string) => keysIn(lanes, name);
    const some = <Row>(rows: (Row | undefined)[]) => rows.filter((row) => row !== undefined);
    const meals = which === 'all' ? await db.meals.toArray() : some(await db.meals.bulkGet(keys('meal')));
    const days = which === 'all' ? await db.days.toArray() : some(await db.days.bulkGet(keys('water')));
    const weights = which === 'all' ? await db.weights.toArray() : some(await db.weights.bulkGet(keys('weight')));
    const kept = which === 'all' ? await db.favourites.toArray() : some(await db.favourites.bulkGet(keys('favourite')));
    const things = which === 'all' ? await db.things.toArray() : some(await db.things.bulkGet(keys('thing')));
    const gone = which === 'all' ? [] : keys('meal').filter((id) => !meals.some((row) => row.id === id));
    return {
      meals: new Map([
        ...gone.map((id) => [id, null] as const),
        ...meals.map(({ id, view }: MealRow) => [id, view] as const),
      ]),
      water: new Map(days.map(({ date, waterMl }: DayRow) => [date, waterMl])),
      weights: new Map(
        weights.map((row: WeightRow) => [row.date, { kg: row.kg, timestamp: row.base?.timestamp ?? noonOf(row.date) }]),
      ),
      favourites: new Map(kept.map(({ id, view }: FavouriteRow) => [id, view])),
      things: new Map(things.map(({ id, view }: ThingRow) => [id, view])),
      goals: (await db.goals.toArray()).flatMap(({ date, view }) => (view ? [{ date, ...view }] : [])),
      goalsAreNewer: which === 'all' || lanes.has('goals'),
      user,
    };
  });
}

/** The user's record as the device shows it, also before the first pull. */
async function shownUser(db: DiaryDatabase): Promise<User | null> {
  const view = (await db.user.get('current'))?.view;
  if (view) return view;
  const seed = await readKv(db, 'seed');
  return seed ? changedUser(seed.user, await db.outbox.where('lane').equals('profile').toArray()) : null;
}

/** A weigh-in that the server has not stamped yet stands at noon of its day. */
const noonOf = (date: string): Timestamp => ({ seconds: Date.parse(`${date}T12:00:00Z`) / 1000, nanoseconds: 0 });
