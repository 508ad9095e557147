import type { DiaryFile } from '#device/transfer/export/compose-export.ts';
import { readDiaries } from '../device-notes.ts';
import { requestBackgroundSync } from '#device/jobs/background-sync.ts';
import { waitingEntries } from '#device/jobs/app-badge.ts';
import { currentDiary } from '#device/diary/diary.ts';
import { withFlights } from '#device/diary/flights.ts';
import { readMemory } from '#device/diary/engine-memory.ts';
import { readKv } from '#device/diary/kv.ts';
import { lookInto } from '#device/diary/look-into.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { oweLeavings, settleDeletions, settleRevocations } from './settle-leavings.ts';
import { nameOf } from '../session-state.ts';
import { signIn } from '../sign-in.ts';
import type { EpochMs } from '#sync/records.ts';

/** A diary that lies on this device while its person is not signed in. */
export interface KeptDiary {
  uid: string;
  /** Their name, phone or e-mail; null for a nameless diary. */
  name: string | null;
  /** Entries that the server does not have. */
  waiting: number;
  /** When the oldest of them was tapped. */
  since: EpochMs | null;
  /** `openKeptDiary` works: this device still holds a token of it. */
  opens: boolean;
}

/**
 * The diaries on this device, other than the open one, that have entries waiting or that nothing but this
 * device can open again: for the sign-in screen.
 */
export async function diariesWithWaitingEntries(): Promise<KeptDiary[]> {
  await settleDeletions();
  const uids = (await readDiaries()).filter((uid) => uid !== currentDiary()?.uid);
  const kept = await Promise.all(uids.map((uid) => lookInto(uid, keptDiary)));
  return kept.filter((diary) => diary !== null).filter(({ waiting, opens }) => waiting > 0 || opens);
}

/** Opens a kept diary again with the token that it still holds; returns whether there was one. */
export async function openKeptDiary(uid: string): Promise<boolean> {
  const found = await lookInto(uid, async (db) => ({ user: await userOf(db), token: (await readMemory(db)).token }));
  if (!found?.user?.isAnonymous || found.token === null) return false;
  await signIn(found.token, found.user);
  return true;
}

/** Deletes a kept diary from this device with everything that waits in it, and revokes the token that it still holds. */
export async function deleteKeptDiary(uid: string): Promise<void> {
  const token = await lookInto(uid, async (db) => (await readMemory(db)).token);
  const owed = [{ deletes: uid }, ...(typeof token === 'string' ? [{ revokes: token }] : [])];
  await oweLeavings(owed);
  await settleDeletions(owed);
  if (!(await settleRevocations())) await requestBackgroundSync();
}

/** What this device holds of a kept diary, for its person to take away; null where nothing tells whose it is. */
export async function exportKeptDiary(uid: string): Promise<DiaryFile | null> {
  const { exportOfDevice } = await import('#device/transfer/export/export-diary.ts');
  return lookInto(uid, exportOfDevice);
}

async function keptDiary(db: DiaryDatabase, uid: string): Promise<KeptDiary> {
  const user = await userOf(db);
  const operations = withFlights(await db.outbox.toArray(), await db.flights.toArray());
  const oldest = operations.find(({ state }) => state !== 'acked');
  const { token, pause } = await readMemory(db);
  return {
    uid,
    name: user && (nameOf(user) ?? user.phoneNumber ?? user.email),
    waiting: await waitingEntries({ db }),
    since: oldest?.createdAt ?? null,
    // Whoever has a number signs in: what has ended a session must not be walked around here.
    opens: token !== null && pause !== 'signed-out' && user?.isAnonymous === true,
  };
}

/** Whose diary this is, as far as the device knows. */
export const userOf = async (db: DiaryDatabase) =>
  (await db.user.get('current'))?.view ?? (await readKv(db, 'seed'))?.user ?? null;
