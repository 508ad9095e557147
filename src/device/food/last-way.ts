import { theDiary } from '../diary/diary.ts';
import { putKv, readKv } from '../diary/kv.ts';
import { askAhead, useLiveOf, type LiveQuery } from '../diary/live.ts';

const lastWay: LiveQuery<string | null> = { key: 'last way', query: ({ db }) => readKv(db, 'add-meal-way') };

/** The way by which a dish was added last on this device; null before the first, undefined until IndexedDB has answered. */
export const useLastWay = (): string | null | undefined => useLiveOf(lastWay);

/** Asks for the last way before it is shown, so that no order changes under a finger. */
export const askLastWay = (): Promise<void> => askAhead([lastWay]);

/** Remembers the way by which a dish was added. On a full device it is not: nobody has to hear of that. */
export async function keepLastWay(way: string): Promise<void> {
  await putKv(theDiary().db, { key: 'add-meal-way', value: way }).catch(() => undefined);
}
