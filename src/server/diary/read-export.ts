import type * as v from 'valibot';
import type { DiaryExport } from '#contract/export.ts';
import { FIRST_DAY } from '#domain/diary-day.ts';
import { unauthenticated } from '../http/api-error.ts';
import type { Database } from '../store/database.ts';
import { conversationOf, dishOf, planOf, timestampOf, userOf, waterOf } from './answers.ts';
import { byDate } from './day-snapshot.ts';
import { goalsOnDay } from './goal-rules.ts';
import { load } from './load.ts';

/** More than a lifetime's weigh-ins, one a day, or talks. */
const ALL = 100_000;

/** Everything that is stored of a user, at one moment. */
export async function readExport(
  database: Database,
  userId: string,
  nowMs: number,
): Promise<v.InferOutput<typeof DiaryExport>> {
  const loaded = await load(database, userId, {
    mealsOn: { from: FIRST_DAY, to: '9999-12-31' },
    allWater: {},
    recentWeights: { most: ALL },
    goals: {},
    plan: {},
    allFavourites: {},
    recentConversations: { most: ALL, before: null },
  });
  if (!loaded.user) throw unauthenticated();
  const meals = byDate(loaded.mealsOn ?? []);
  const water = byDate(loaded.allWater ?? []);
  const timeline = loaded.goals ?? [];
  const dates = [...new Set([...meals.keys(), ...water.keys(), ...timeline.map(({ date }) => date)])].toSorted();
  return {
    format: 'lukma',
    version: 1,
    exportedAt: new Date(nowMs).toISOString(),
    user: userOf(userId, loaded.user, loaded.user.weight),
    days: dates.map((date) => ({
      date,
      meals: (meals.get(date) ?? []).map(dishOf),
      water: waterOf(water.get(date) ?? []),
      goals: goalsOnDay(timeline, date),
    })),
    weights: (loaded.recentWeights ?? [])
      .flatMap(({ weight, date, atMs, rev }) =>
        weight === null ? [] : [{ date, weight, timestamp: timestampOf(atMs), rev }],
      )
      .toReversed(),
    plan: loaded.plan?.[0] ? planOf(loaded.plan[0]) : null,
    conversations: (loaded.recentConversations ?? []).map(conversationOf).toReversed(),
    favourites: (loaded.allFavourites ?? []).flatMap(({ id, dish }) => (dish ? [{ id, dish }] : [])),
  };
}
