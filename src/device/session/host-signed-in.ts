import { currentDiary, watchDiary, type Diary } from '../diary/diary.ts';
import { diarySession, watchDiarySession } from './session-state.ts';

/** Runs `host` over the diary of whoever is signed in, from its opening to its end. Returns how to stop. */
export function hostSignedIn(host: (diary: Diary) => () => void): () => void {
  let hosted: Diary | null = null;
  let stopDiary: () => void = () => undefined;
  // A diary is open before its person is signed in and until after they have left: the session decides.
  const follow = () => {
    const wanted = diarySession().status === 'signed-in' ? currentDiary() : null;
    if (wanted === hosted) return;
    hosted = wanted;
    stopDiary();
    stopDiary = wanted ? host(wanted) : () => undefined;
  };
  follow();
  const stops = [watchDiary(follow), watchDiarySession(follow)];
  return () => {
    for (const stop of stops) stop();
    stopDiary();
  };
}
