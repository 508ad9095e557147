import { getExport } from '#contract/diary/export.ts';
import { theDiary } from '#device/diary/diary.ts';
import { systemClock } from '#device/platform/system-clock.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { signedCall } from '#device/api/signed-call.ts';
import type { DiaryDatabase } from '#device/diary/schema.ts';
import { composeExport, emptyFile, type DiaryFile } from './compose-export.ts';
import { readShown } from './read-shown.ts';

const EXPORT_MS = 120_000;

/** A file of the whole diary; `from` the device alone it lacks what only the server keeps: conversations. */
export interface ExportedDiary {
  file: DiaryFile;
  from: 'server' | 'device';
}

/** Everything of the signed-in user, with what still waits on this device. Null while the device does not know whose diary this is. */
export async function exportDiary(): Promise<ExportedDiary | null> {
  const { db } = theDiary();
  try {
    const file = await signedCall(getExport, { timeoutMs: EXPORT_MS });
    const shown = await readShown(db, 'waiting');
    return { file: shown ? composeExport(file, shown) : file, from: 'server' };
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error;
    const file = await exportOfDevice(db);
    return file && { file, from: 'device' };
  }
}

/** What one device holds of a diary. */
export async function exportOfDevice(db: DiaryDatabase): Promise<DiaryFile | null> {
  const shown = await readShown(db, 'all');
  if (!shown) return null;
  const plan = (await db.plan.get('current'))?.view ?? null;
  return composeExport(emptyFile(shown.user, plan, new Date(systemClock.now()).toISOString()), shown);
}
