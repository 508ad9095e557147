import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useSession } from '#app/parts/page/session.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';

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
