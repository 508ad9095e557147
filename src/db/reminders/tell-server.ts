import { deleteReminders, putReminders } from '../../contract/reminders.ts';
import type { Diary } from '../diary.ts';
import { isOnline } from '../online.ts';
import { RemoteError } from '../remote/remote-error.ts';
import { signedCall } from '../remote/signed-call.ts';
import { storedConfig } from '../stored-config.ts';
import { notificationPermission, subscribeToPush, unsubscribeFromPush } from './push-subscription.ts';
import { changeReminders, readReminders, type ReminderMemory } from './reminder-memory.ts';

/** The server forgets a device that it has not heard of for a month; once a day is enough. */
const AGAIN_AFTER_MS = 24 * 60 * 60_000;

/**
 * Brings the server in step with what this device wants. Where it cannot be reached, the next occasion does; of
 * several tabs one does it at a time.
 */
export async function tellReminders(diary: Diary): Promise<void> {
  if (!isOnline()) return;
  await navigator.locks.request(`reminders:${diary.uid}`, async () => {
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
  const subscription = wanted ? await subscribeToPush(pushKey) : null;
  if (!subscription) {
    if (memory.told) await silence(diary, memory);
    return;
  }
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const body = { device: memory.device, subscription, timeZone, reminders: { ...memory.settings, weekdays: [...memory.settings.weekdays] } };
  const text = JSON.stringify(body);
  if (memory.told?.text === text && Date.now() - memory.told.at < AGAIN_AFTER_MS) return;
  await remember(diary, { text, at: Date.now(), accepted: await isAccepted(body) });
}

/** Whether the server will send it: it knows not every browser's push service. Rejects where it gave no answer. */
async function isAccepted(body: Parameters<typeof signedCall<typeof putReminders>>[1]['body']): Promise<boolean> {
  try {
    await signedCall(putReminders, { body });
    return true;
  } catch (error) {
    if (error instanceof RemoteError && error.code === 'invalid-input') return false;
    throw error;
  }
}

async function silence(diary: Diary, { device }: ReminderMemory): Promise<void> {
  await unsubscribeFromPush();
  await signedCall(deleteReminders, { params: { device } });
  await remember(diary, null);
}

const remember = ({ db }: Diary, told: ReminderMemory['told']): Promise<void> => changeReminders(db, (memory) => ({ ...memory, told }));
