import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { useLiveOf, type LiveQuery } from '../live.ts';

/** A weigh-in in kg and how far it has come. */
export interface WeighIn {
  date: DiaryDay;
  kg: number;
  waiting: Waiting;
}

/** All weigh-ins, oldest first; undefined until IndexedDB answers. */
export const useWeights = (): WeighIn[] | undefined => useLiveOf(weightsQuery);

/** What `useWeights` asks. */
export const weightsQuery: LiveQuery<WeighIn[]> = {
  key: 'weights',
  query: async ({ db }) => {
    const rows = await db.weights.orderBy('date').toArray();
    return rows.flatMap(({ date, kg, waiting }) => (kg === null ? [] : [{ date, kg, waiting }]));
  },
};
