import { LogIn } from 'lucide-react';
import { useSession } from '../../shell/session.ts';
import { shell } from '../../text/shell.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Logo } from '../../ui/logo.tsx';
import './screen.css';

/** The sign-in screen, until it is built. */
export function Screen() {
  const { onboardingEnabled } = useSession();
  return (
    <main className="login">
      <Logo size={44} />
      <h1>{shell.login}</h1>
      <EmptyState
        icon={LogIn}
        title={shell.notYet.login}
        action={
          onboardingEnabled ? (
            <LinkButton to="/onboarding" tone="tint">
              {shell.backToStart}
            </LinkButton>
          ) : null
        }
      />
    </main>
  );
}
