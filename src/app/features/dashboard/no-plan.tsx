import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useSession } from '#app/parts/page/session.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { withoutPlan } from '#app/text/diary/no-plan.ts';

/** Offers the questionnaire to a diary that has no plan yet; where there is none, the day goes by the usual goals and nothing is missing. */
export function NoPlan() {
  const { onboardingEnabled } = useSession();
  if (!onboardingEnabled) return null;
  return (
    <Card>
      <EmptyState
        icon={ClipboardList}
        title={withoutPlan.title}
        action={
          <LinkButton to="/onboarding/$stepName" params={{ stepName: 'welcome' }} tone="go">
            {withoutPlan.openQuestionnaire}
          </LinkButton>
        }
      />
    </Card>
  );
}
