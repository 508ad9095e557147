import { onboarding } from '../../text/onboarding.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import './screen.css';

/** The questionnaire. */
export function Screen() {
  return (
    <main className="welcome">
      <span className="welcome-mark">
        <Logo size={68} bare />
      </span>
      <h1>{onboarding.welcome.title}</h1>
      <p>{onboarding.welcome.text}</p>
      <LinkButton to="/onboarding/$stepName" params={{ stepName: 'gender' }} tone="go" wide>
        {onboarding.welcome.start}
      </LinkButton>
    </main>
  );
}
