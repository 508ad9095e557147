import ClipboardList from 'lucide-react/icons/clipboard-list';
import { useSession } from '#app/parts/page/session.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';

/** Offers the questionnaire, out of which the first week comes; where there is none, says so and leads to the goals. */
export function NoPlan() {
  const { onboardingEnabled } = useSession();
  if (!onboardingEnabled) {
    return (
      <Card>
        <EmptyState
          icon={ClipboardList}
          title={mealplan.noPlan}
          text={mealplan.noQuestionnaire}
          action={
            <LinkButton to="/profile" tone="go">
              {mealplan.openGoals}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <Card>
      <EmptyState
        icon={ClipboardList}
        title={mealplan.noPlan}
        text={mealplan.noPlanText}
        action={
          <LinkButton to="/onboarding/$stepName" params={{ stepName: 'welcome' }} tone="go">
            {mealplan.openQuestionnaire}
          </LinkButton>
        }
      />
    </Card>
  );
}
