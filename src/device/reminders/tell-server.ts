import { deleteReminders, putReminders } from '#contract/account/reminders.ts';
import type { Diary } from '../diary/diary.ts';
import { isOnline } from '../platform/online.ts';
import { RemoteError } from '../api/remote-error.ts';
import { signedCall } from '../api/signed-call.ts';
import { storedConfig } from '../session/access/stored-config.ts';
import { announceDevice, rememberTold } from './announce-device.ts';
import { notificationPermission, registered, subscribeToPush, unsubscribeFromPush } from './push-subscription.ts';
import { readReminders, reminderLock } from './kept-reminders.ts';
import type { ReminderMemory } from './reminder-memory.ts';

/**
 * Brings the server in step with what this device wants. Where it cannot be reached, the next occasion does; of
 * several tabs one does it at a time.
 */
export async function tellReminders(diary: Diary): Promise<void> {
  if (!isOnline()) return;
  await navigator.locks.request(reminderLock(diary.uid), async () => {
    try {
      await tell(diary);
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
    }
  });
}

async function tell(diary: Diary): Promise<void> {
  const memory = await readReminders(diary.db);
  const { pushKey } = storedConfig();
  const wanted = memory.settings.on && pushKey !== null && notificationPermission() === 'granted';
  const subscription = wanted ? await subscribeToPush(pushKey, await registered()) : null;
  if (subscription) await announceDevice(diary.db, subscription, (body) => signedCall(putReminders, { body }));
  else if (memory.told) await silence(diary, memory);
}

async function silence({ db }: Diary, { device }: ReminderMemory): Promise<void> {
  await unsubscribeFromPush();
  await signedCall(deleteReminders, { params: { device } });
  await rememberTold(db, null);
}
