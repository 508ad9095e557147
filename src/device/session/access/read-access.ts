import { readKv, readMemory } from '#device/diary/kv.ts';
import { accessAt, trustedNow, type Access } from './payment-memory.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';

/** Trial and access at this moment; null until they were told once. */
export async function readAccess(db: DiaryDatabase): Promise<Access | null> {
  const payment = await readKv(db, 'payment');
  return payment && accessAt(payment, trustedNow(await readMemory(db), systemClock.now()));
}
