import { useSyncExternalStore } from 'react';
import { diarySession, watchDiarySession } from '#device/session/session-state.ts';
import { useSession } from '#app/parts/page/session.ts';
import { login } from '#app/text/sign-in/login.ts';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { EndedByChange } from './parts/ended-by-change.tsx';
import { KeptDiaries } from './parts/kept-diaries.tsx';
import { SignInForm } from './parts/sign-in-form.tsx';
import './screen.css';

/** The sign-in screen: the ways in, what is kept on this device, and the way to a new diary. */
export function Screen() {
  const { onboardingEnabled } = useSession();
  const session = useSyncExternalStore(watchDiarySession, diarySession);
  const expired = session.status === 'signed-out' && session.reason === 'expired';
  return (
    <main className="login">
      <div className="login-head">
        <Logo size={44} />
        <h1>{login.title}</h1>
      </div>
      <EndedByChange isExpired={expired} />
      <SignInForm />
      <KeptDiaries />
      {onboardingEnabled ? (
        <div className="login-start">
          <p>{login.first}</p>
          <LinkButton to="/onboarding/$stepName" params={{ stepName: 'welcome' }} tone="tint" wide>
            {login.start}
          </LinkButton>
        </div>
      ) : null}
      <LegalLinks />
    </main>
  );
}
