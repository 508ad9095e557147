import type { DayQuestion } from '../reads/day-question.ts';
import { theDiary } from '../diary.ts';
import { putKv } from '../kv.ts';
import { asStorageError } from '#device/platform/storage-error.ts';

/** Answers the question of the day: the device's clock is right, or the server's. */
export async function chooseDay(question: DayQuestion, trust: 'device' | 'server'): Promise<void> {
  try {
    await putKv(theDiary().db, { key: 'day-choice', value: { trust, offset: question.offset } });
  } catch (error) {
    throw asStorageError(error);
  }
}
