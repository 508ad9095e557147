import * as v from 'valibot';
import { isNotePath, PLAIN_NOTE, type ReminderNote } from '#domain/reminders/reminder-words.ts';

declare const self: ServiceWorkerGlobalScope;

/** What our server puts into a message; whatever else comes is shown as a plain reminder. */
const Note = v.object({
  title: v.string(),
  body: v.string(),
  tag: v.string(),
  open: v.pipe(v.string(), v.check(isNotePath)),
});

/** A message that asks an open page to show a path of the app; the page answers on its port. */
const OPEN = 'OPEN';

/** A page that has not answered by then is frozen or only starting. */
const LONGEST_ANSWER_MS = 2_000;

/** Shows a pushed reminder. Browsers take the permission away from who shows nothing. */
export async function showPush(data: PushMessageData | null): Promise<void> {
  const { title, body, tag, open } = readNote(data);
  await self.registration.showNotification(title, {
    body,
    tag,
    data: { open },
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    lang: 'ka',
  });
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
  const heard = isHeard(page, path);
  // A browser that does not let us come to the front still shows the right screen once the person is back.
  await page.focus().catch(() => undefined);
  if (!(await heard)) await page.navigate(path);
}

/** Whether the page goes there by itself: a load would throw away what somebody is typing. */
async function isHeard(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    setTimeout(() => resolve(false), LONGEST_ANSWER_MS);
  });
  port1.start();
  page.postMessage({ type: OPEN, path }, [port2]);
  return answer;
}

function readNote(data: PushMessageData | null): ReminderNote {
  try {
    const read = v.safeParse(Note, data?.json());
    return read.success ? read.output : PLAIN_NOTE;
  } catch {
    return PLAIN_NOTE;
  }
}
