import { onboarding } from '../../../text/onboarding.ts';
import { useSession } from '../../../shell/session.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { useWalk } from '../walk.ts';
import { StepProgress } from './step-progress.tsx';
import { StepTitle } from './step-title.tsx';
import './welcome.css';

/** What the app is; the first screen of a stranger. */
export function Welcome() {
  const { status } = useSession();
  const { number, total } = useWalk();
  return (
    <main className="welcome">
      <StepProgress number={number} total={total} />
      <span className="welcome-mark">
        <Logo size={68} bare />
      </span>
      <StepTitle>{onboarding.welcome.title}</StepTitle>
      <p>{onboarding.welcome.text}</p>
      {status === 'signed-out' ? (
        <LinkButton to="/login" tone="bare">
          {onboarding.welcome.login}
        </LinkButton>
      ) : null}
      <div className="welcome-start">
        <LinkButton to="/onboarding/$stepName" params={{ stepName: 'gender' }} tone="go" wide>
          {onboarding.welcome.start}
        </LinkButton>
      </div>
    </main>
  );
}
