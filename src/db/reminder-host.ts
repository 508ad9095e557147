import { liveQuery } from 'dexie';
import { currentDiary, watchDiary, type Diary } from './diary.ts';
import { watchOnline } from './online.ts';
import { remindHere } from './reminders/remind-here.ts';
import { readReminders } from './reminders/reminder-memory.ts';
import { tellReminders } from './reminders/tell-server.ts';
import { diarySession, watchDiarySession } from './session-state.ts';
import { watchConfig } from './stored-config.ts';

/** Keeps the reminders of whichever diary is open going, here and on the server. Answers how to stop. */
export function startReminderHost(): () => void {
  let hosted: Diary | null = null;
  let stopDiary: () => void = () => undefined;
  const follow = () => {
    const wanted = diarySession().status === 'signed-in' ? currentDiary() : null;
    if (wanted === hosted) return;
    hosted = wanted;
    stopDiary();
    stopDiary = wanted ? hostReminders(wanted) : () => undefined;
  };
  follow();
  const stops = [watchDiary(follow), watchDiarySession(follow)];
  return () => {
    for (const stop of stops) stop();
    stopDiary();
  };
}

function hostReminders(diary: Diary): () => void {
  let stopHere: () => void = () => undefined;
  // The permission has no event everywhere; what it changes is looked at when the page is seen again.
  const tell = () => {
    tellReminders(diary).catch(() => undefined);
  };
  const changes = liveQuery(() => readReminders(diary.db)).subscribe({
    next: ({ settings, told }) => {
      stopHere();
      stopHere = settings.on && !told?.accepted ? remindHere(diary, settings) : () => undefined;
      tell();
    },
    // A store that cannot be read shows itself on the screen.
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
