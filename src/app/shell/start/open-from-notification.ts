import * as v from 'valibot';
import { isNotePath } from '#domain/reminders/reminder-words.ts';

/** What the service worker says when a notification was tapped: a path of the app. */
const Opening = v.object({ type: v.literal('OPEN'), path: v.pipe(v.string(), v.check(isNotePath)) });

/** Goes where a tapped notification leads. A page that is already open keeps everything else as it is. */
export function openFromNotifications(go: (path: string) => void): void {
  globalThis.navigator?.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    const read = v.safeParse(Opening, data);
    if (!read.success) return;
    go(read.output.path);
    ports[0]?.postMessage(true);
  });
}
