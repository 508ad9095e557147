import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { useSession } from '#app/parts/page/session.ts';
import { shell } from '#app/text/shell/shell.ts';
import { LegalLinks } from '#app/ui/layout/legal-links.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { useHealthConsent } from '../register/use-health-consent.ts';
import { useWalk } from '../walk.ts';
import { ConsentBox } from '../register/consent-box.tsx';
import { StepProgress } from './step-progress.tsx';
import { StepTitle } from './step-title.tsx';
import './welcome.css';

/** What the app is, and the consent without which it keeps nothing; the first screen of a stranger. */
export function Welcome() {
  const { status } = useSession();
  const { number, total } = useWalk();
  const consent = useHealthConsent(false);
  return (
    <main className="welcome">
      <StepProgress number={number} total={total} />
      <span className="welcome-mark">
        <Logo size={68} bare />
      </span>
      <StepTitle>{onboarding.welcome.title}</StepTitle>
      <p>{onboarding.welcome.text}</p>
      <div className="welcome-consent">
        {status === 'signed-out' ? (
          <LinkButton to="/login" tone="bare">
            {onboarding.welcome.login}
          </LinkButton>
        ) : (
          <LinkButton to="/dashboard" tone="bare">
            {shell.backToDiary}
          </LinkButton>
        )}
        <ConsentBox consent={consent} />
        <LegalLinks />
      </div>
      <div className="welcome-start">
        <LinkButton
          to="/onboarding/$stepName"
          params={{ stepName: 'gender' }}
          tone="go"
          wide
          onClick={(event) => {
            if (!consent.demand()) event.preventDefault();
          }}
        >
          {onboarding.welcome.start}
        </LinkButton>
      </div>
    </main>
  );
}
