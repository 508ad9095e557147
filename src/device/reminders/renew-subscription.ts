import { getConfig } from '#contract/config.ts';
import { putReminders } from '#contract/account/reminders.ts';
import { readSignedIn } from '../session/device-notes.ts';
import { openExisting } from '../diary/open-existing.ts';
import { callApi } from '../api/call-api.ts';
import { announceDevice } from './announce-device.ts';
import { subscribeToPush } from './push-subscription.ts';
import { reminderLock, readReminders } from './kept-reminders.ts';

/**
 * Subscribes again where the browser has given the old subscription up, and tells the server, without a page. Does
 * nothing where no reminders are wanted. Rejects with a RemoteError without a network: the next page does it then.
 */
export async function renewSubscription(registration: ServiceWorkerRegistration): Promise<void> {
  const signedIn = await readSignedIn();
  const db = signedIn && (await openExisting(signedIn.uid));
  if (!db) return;
  try {
    await navigator.locks.request(reminderLock(signedIn.uid), async () => {
      const { settings } = await readReminders(db);
      const { pushKey } = settings.on ? await callApi(getConfig, {}) : { pushKey: null };
      const subscription = pushKey === null ? null : await subscribeToPush(pushKey, registration);
      if (subscription)
        await announceDevice(db, subscription, (body) => callApi(putReminders, { body, token: signedIn.token }));
    });
  } finally {
    db.close();
  }
}
