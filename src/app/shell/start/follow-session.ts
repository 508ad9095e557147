import { isOnboardingEnabled, watchConfig } from '#device/session/access/config-text.ts';
import { diarySession, watchDiarySession } from '#device/session/session-state.ts';
import { getSession, setSession, type Session } from '#app/parts/page/session.ts';

/**
 * Tells the guards who holds the device, now and at every change. `onEnd` runs after a session has ended:
 * signed out here, in another tab, or by the server. Returns how to stop.
 */
export function followSession(onEnd: () => void): () => void {
  const look = () => {
    const wasSignedIn = getSession().status === 'signed-in';
    const onboardingEnabled = isOnboardingEnabled();
    const now = diarySession();
    const next = { onboardingEnabled, ...(now.status === 'signed-in' ? now : { status: now.status }) };
    // Flags that are told again as they were would have the router load the screen anew.
    if (!isSame(getSession(), next)) setSession(next);
    if (wasSignedIn && now.status === 'signed-out') onEnd();
  };
  look();
  const ends = [watchDiarySession(look), watchConfig(look)];
  return () => ends.forEach((end) => end());
}

function isSame(one: Session, other: Session): boolean {
  if (one.onboardingEnabled !== other.onboardingEnabled) return false;
  if (one.status === 'signed-out' || other.status === 'signed-out') return one.status === other.status;
  return one.uid === other.uid && one.name === other.name;
}
