import * as v from 'valibot';
import { isNotePath, PLAIN_NOTE, type ReminderNote } from '../src/domain/reminders/reminder-words.ts';

declare const self: ServiceWorkerGlobalScope;

/** What our server puts into a message; whatever else comes is shown as a plain reminder. */
const Note = v.object({
  title: v.string(),
  body: v.string(),
  tag: v.string(),
  open: v.pipe(v.string(), v.check(isNotePath)),
});

/** A message that asks an open page to show a path of the app. */
const OPEN = 'OPEN';

/** Shows a pushed reminder. Browsers take the permission away from who shows nothing. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, open } = readNote(data);
  await self.registration.showNotification(title, { body, tag, data: { open }, icon: '/icons/icon-192.png', badge: '/icons/badge-96.png', lang: 'ka' });
}

/** Leads from a tapped notification into the app: into the page that is open, or a new one. */
export async function openFromNotification(notification: Notification): Promise<void> {
  notification.close();
  const read = v.safeParse(v.object({ open: Note.entries.open }), notification.data);
  const path = read.success ? read.output.open : PLAIN_NOTE.open;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(path);
    return;
  }
  // The page goes there by itself: a load would throw away what somebody is typing.
  page.postMessage({ type: OPEN, path });
  await page.focus();
}

function readNote(data: PushMessageData | null): ReminderNote {
  try {
    const read = v.safeParse(Note, data?.json());
    return read.success ? read.output : PLAIN_NOTE;
  } catch {
    return PLAIN_NOTE;
  }
}
