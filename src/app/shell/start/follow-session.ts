import { isOnboardingEnabled, watchConfig } from '#device/session/access/config-text.ts';
import { diarySession, watchDiarySession } from '#device/session/session-state.ts';
import { getSession, setSession } from '#app/parts/page/session.ts';

/**
 * Tells the guards who holds the device, now and at every change. `onEnd` runs after a session has ended:
 * signed out here, in another tab, or by the server. Returns how to stop.
 */
export function followSession(onEnd: () => void): () => void {
  const look = () => {
    const wasSignedIn = getSession().status === 'signed-in';
    const onboardingEnabled = isOnboardingEnabled();
    const now = diarySession();
    setSession({ onboardingEnabled, ...(now.status === 'signed-in' ? now : { status: now.status }) });
    if (wasSignedIn && now.status === 'signed-out') onEnd();
  };
  look();
  const ends = [watchDiarySession(look), watchConfig(look)];
  return () => ends.forEach((end) => end());
}
