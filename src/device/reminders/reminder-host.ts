import { liveQuery } from 'dexie';
import type { Diary } from '../diary/diary.ts';
import { hostSignedIn } from '../session/host-signed-in.ts';
import { watchOnline } from '../platform/online.ts';
import { remindHere } from './remind-here.ts';
import { readReminders } from './kept-reminders.ts';
import { tellReminders } from './tell-server.ts';
import { watchConfig } from '../session/access/config-text.ts';

/** Keeps the reminders of whichever diary is open going, here and on the server. Returns how to stop. */
export const startReminderHost = (): (() => void) => hostSignedIn(hostReminders);

function hostReminders(diary: Diary): () => void {
  let stopHere: () => void = () => undefined;
  // The permission has no event everywhere; what it changes is looked at when the page is seen again.
  const tell = () => {
    // A store that cannot be read shows itself on the screen.
    tellReminders(diary).catch(() => undefined);
  };
  const changes = liveQuery(() => readReminders(diary.db)).subscribe({
    next: ({ settings, told }) => {
      stopHere();
      stopHere = settings.on && !told?.accepted ? remindHere(diary, settings) : () => undefined;
      tell();
    },
    error: () => undefined,
  });
  const seen = () => document.visibilityState === 'visible' && tell();
  document.addEventListener('visibilitychange', seen);
  const stops = [watchOnline(tell), watchConfig(tell)];
  return () => {
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', seen);
    changes.unsubscribe();
    stopHere();
  };
}
