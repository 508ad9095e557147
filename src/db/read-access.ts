import { readKv, readMemory } from './kv.ts';
import { accessAt, trustedNow, type Access } from './payment-memory.ts';
import { systemClock } from './ports/system-clock.ts';
import type { DiaryDatabase } from './schema.ts';

/** Trial and access at this moment; null until they were told once. */
export async function readAccess(db: DiaryDatabase): Promise<Access | null> {
  const payment = await readKv(db, 'payment');
  return payment && accessAt(payment, trustedNow(await readMemory(db), systemClock.now()));
}
