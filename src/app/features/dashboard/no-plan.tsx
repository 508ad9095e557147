import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useSession } from '#app/shell/session.ts';
import { dashboard } from '#app/text/dashboard.ts';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { LinkButton } from '#app/ui/link-button.tsx';
import { Card } from '#app/ui/card.tsx';

/** Offers the questionnaire to a diary that has no plan yet; where there is none, the day goes by the usual goals and nothing is missing. */
export function NoPlan() {
  const { onboardingEnabled } = useSession();
  if (!onboardingEnabled) return null;
  return (
    <Card>
      <EmptyState
        icon={ClipboardList}
        title={dashboard.noPlan}
        action={
          <LinkButton to="/onboarding/$stepName" params={{ stepName: 'welcome' }} tone="go">
            {dashboard.openQuestionnaire}
          </LinkButton>
        }
      />
    </Card>
  );
}
