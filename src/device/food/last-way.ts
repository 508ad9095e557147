import { theDiary } from '../diary/diary.ts';
import { putKv, readKv } from '../diary/kv.ts';
import { useLive } from '../diary/live.ts';

/** The way by which a dish was added last on this device; null before the first, undefined until IndexedDB has answered. */
export const useLastWay = (): string | null | undefined => useLive('last way', ({ db }) => readKv(db, 'add-meal-way'));

/** Remembers the way by which a dish was added. On a full device it is not: nobody has to hear of that. */
export async function keepLastWay(way: string): Promise<void> {
  await putKv(theDiary().db, { key: 'add-meal-way', value: way }).catch(() => undefined);
}
