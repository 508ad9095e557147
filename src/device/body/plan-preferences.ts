import { readPreferences, type ReadPreferences } from '#contract/plan/plan-preferences.ts';
import { nameAndKey, thingId } from '#sync/entities/value-thing.ts';
import type { Diary } from '../diary/diary.ts';
import { useLiveOf, type LiveQuery } from '../diary/live.ts';

/** What the person asks of plans, as far as this app can read it; null: nobody was asked yet; undefined until IndexedDB answers. */
export const usePlanPreferences = (): ReadPreferences | null | undefined => useLiveOf(planPreferencesQuery);

const planPreferencesQuery: LiveQuery<ReadPreferences | null> = {
  key: 'plan preferences',
  query: planPreferencesOf,
};

/** What `usePlanPreferences` asks. */
export async function planPreferencesOf({ db }: Diary): Promise<ReadPreferences | null> {
  const [from, to] = ['', '\uffff'].map((key) => thingId({ name: 'plan-wishes', key }));
  const whole = thingId({ name: 'plan-preferences', key: 'current' });
  const rows = await db.things.where('id').between(from, to).or('id').equals(whole).toArray();
  return readPreferences(rows.map(({ id, view }) => ({ ...nameAndKey(id), value: view })));
}
