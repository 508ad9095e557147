import { readTruth, takeOver } from '#sync/outbox/bring-along.ts';
import type { Diary } from '#device/diary/diary.ts';
import { lookInto } from '#device/diary/look-into.ts';
import type { KeptScan } from '#device/products/kept-scan.ts';
import { readKv } from '#device/diary/kv.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { systemRandom } from '#device/platform/system-random.ts';
import { changeReminders } from '#device/reminders/kept-reminders.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { changeScans, readScans } from '#device/products/scans.ts';
import { storeOf } from '#device/diary/store.ts';

/**
 * Takes over what only this device holds of a diary that is part of `account` now: what waits, its pictures and kept photos, its conversations and
 * reminders. Once is as good as twice. The other diary is then deleted here. Rejects with the error of a store that refuses.
 */
export async function takeOverDiary(account: Diary, from: string): Promise<void> {
  const isWhole = await lookInto(from, async (db) => {
    const copied = await copyInto(account, db, from);
    // A tab that has not heard of the sign-in yet may have written meanwhile.
    return copied === (await lastSeq(db));
  });
  if (isWhole === false) return takeOverDiary(account, from);
  if (isWhole) await lookInto(from, (db) => db.delete());
}

async function copyInto({ db: accountDb }: Diary, db: DiaryDatabase, from: string): Promise<number> {
  const [former, blobs, photos, talks, reminders, scans] = await Promise.all([
    storeOf({ db }).read(async (tx) => ({ uid: from, outbox: await tx.outbox.all(), truth: await readTruth(tx) })),
    db.blobs.toArray(),
    db.photos.toArray(),
    db.talks.toArray(),
    readKv(db, 'reminders'),
    readScans(db),
  ]);
  const last = await storeOf({ db: accountDb }).write(async (tx) => {
    await tx.blobs.putMany(blobs);
    await tx.photos.putMany(photos);
    await tx.talks.putMany(talks);
    return takeOver(tx, former, { now: systemClock.now(), uuid: systemRandom.uuid });
  });
  const isOther = ({ barcode }: KeptScan) => !scans.some((scan) => scan.barcode === barcode);
  if (scans.length > 0) await changeScans(accountDb, (own) => [...own.filter(isOther), ...scans]);
  // Who has set reminders in the account on this device keeps those.
  if (reminders && !(await readKv(accountDb, 'reminders'))) {
    await changeReminders(accountDb, (own) => ({ ...own, settings: reminders.settings }));
  }
  return last;
}

const lastSeq = async (db: DiaryDatabase): Promise<number> => (await db.outbox.orderBy(':id').last())?.seq ?? 0;
