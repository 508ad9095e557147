import { lazy, Suspense, useState, useEffect, useEffectEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { isConsentDue } from '#domain/body/health-consent.ts';
import { mayAskToRegister, noteRegisterLater } from '#device/session/registration-pause.ts';
import { passwordRequest, registrationRequest } from '#app/parts/requests/account-requests.ts';
import { useSignOutAsked } from '#app/parts/requests/sign-out-request.ts';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { useChangeNotices } from './changes/use-change-notices.ts';

/** Spec §4: the registration asks by itself so long after the screen is there. */
const DELAY_MS = 5_000;

const LazyRegistration = lazyDialog(async () => (await import('./register/registration-sheet.tsx')).RegistrationSheet);
const LazyPassword = lazyDialog(async () => (await import('./register/password-sheet.tsx')).PasswordSheet);
const LazyConsent = lazyDialog(async () => (await import('./consent/consent-question.tsx')).ConsentQuestion);
const LazyMerge = lazy(async () => ({ default: (await import('./merge/merge-question.tsx')).MergeQuestion }));
const LazyRecovery = lazy(async () => ({ default: (await import('./recovery/recovery-notice.tsx')).RecoveryNotice }));

/** Over every screen: the registration, which also comes by itself, and what is asked after a sign-in. */
export function Account() {
  const user = useUser();
  const online = useOnline();
  const asked = registrationRequest.useAsked() ?? false;
  const passwordOf = passwordRequest.useAsked();
  const [mayAsk, setMayAsk] = useState(() => mayAskToRegister(Date.now()));
  const isNameless = user?.isAnonymous === true && user.phoneNumber === null && user.email === null;
  const leaving = useSignOutAsked();
  // Said to the server: without it the question waits for a network.
  const asksConsent = user !== null && user !== undefined && online && isConsentDue(user.consent, user.profile.age);
  useQuietMoment(DELAY_MS, isNameless && online && mayAsk && !asked && !asksConsent, () =>
    registrationRequest.ask(true),
  );
  useChangeNotices(user, online);
  const done = () => {
    setMayAsk(false);
    registrationRequest.close();
  };
  const later = () => {
    noteRegisterLater(Date.now());
    done();
  };
  return (
    <>
      <LazyConsent
        open={asksConsent && !leaving && !asked && passwordOf === undefined}
        age={user?.profile.age ?? null}
      />
      <LazyRegistration open={asked} onLater={later} onDone={done} />
      {user?.isAnonymous === false ? (
        <Suspense fallback={null}>
          <LazyMerge
            key={user.uid}
            uid={user.uid}
            online={online}
            waits={asked || asksConsent || passwordOf !== undefined}
          />
          <LazyRecovery online={online} />
        </Suspense>
      ) : null}
      <LazyPassword open={passwordOf !== undefined} phone={passwordOf?.phone ?? ''} onClose={passwordRequest.close} />
    </>
  );
}

const LOOK_MS = 500;

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** Dialogs and menus that are open; a toast disturbs nobody. */
const OPEN = ':is([role="dialog"], [role="alertdialog"], [role="menu"])[data-open]:not(.toast)';

/**
 * Calls `act` once nothing has been touched, typed or open for `quietMs`, counted anew whenever `wanted` becomes true: what a tap
 * has asked for may still be on its way.
 */
function useQuietMoment(quietMs: number, wanted: boolean, act: () => void): void {
  const fire = useEffectEvent(act);
  useEffect(() => {
    if (!wanted) return;
    let quietSince = performance.now();
    const touched = () => {
      quietSince = performance.now();
    };
    const timer = setInterval(() => {
      if (isBusy()) touched();
      else if (performance.now() - quietSince >= quietMs) {
        clearInterval(timer);
        fire();
      }
    }, LOOK_MS);
    for (const type of TOUCHES) addEventListener(type, touched, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const type of TOUCHES) removeEventListener(type, touched, { capture: true });
    };
  }, [quietMs, wanted]);
}

function isBusy(): boolean {
  if (document.visibilityState === 'hidden' || document.querySelector(OPEN)) return true;
  const { activeElement } = document;
  return (
    activeElement instanceof HTMLElement &&
    activeElement.matches('input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable="true"]')
  );
}
