import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { nextCheckIn, type CheckInAnswer } from '#domain/body/expenditure/check-in.ts';
import { theDiary } from '../diary/diary.ts';
import { putKv, readKv } from '../diary/kv.ts';
import { useLive } from '../diary/live.ts';
import { asStorageError } from '../platform/storage-error.ts';

/** Whether the weekly check-in is due on this device; undefined until IndexedDB answers. */
export const useCheckInDue = (today: DiaryDay): boolean | undefined =>
  useLive(`check-in ${today}`, async ({ db }) => ((await readKv(db, 'check-in')) ?? today) <= today);

/** Puts the check-in away until it is due again. Rejects with a StorageError. */
export async function answerCheckIn(today: DiaryDay, answer: CheckInAnswer): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'check-in', value: nextCheckIn(today, answer) });
  } catch (error) {
    throw asStorageError(error);
  }
}
