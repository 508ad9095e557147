import { EMPTY_MEMORY } from '#sync/outbox/empty-memory.ts';
import { readKvs } from '#device/diary/kv.ts';
import { accessAt, trustedNow, type Access } from './payment-memory.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';

/** Trial and access at this moment; null until they were told once. */
export async function readAccess(db: DiaryDatabase): Promise<Access | null> {
  const [payment, clock] = await readKvs(db, 'payment', 'memory:clock');
  return payment && accessAt(payment, trustedNow(clock ?? EMPTY_MEMORY, systemClock.now()));
}
