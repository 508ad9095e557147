import { CatchBoundary } from '@tanstack/react-router';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useToday } from '#device/platform/use-today.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { useSession } from '#app/parts/page/session.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { PreferencesWay } from './preferences/preferences-way.tsx';
import { PlanSkeleton } from './parts/plan-skeleton.tsx';
import { WeekPlan } from './week-plan.tsx';
import './screen.css';

/** The week's plan: what to eat, what to have instead, and what to buy for it. */
export function Screen() {
  return (
    <CatchBoundary getResetKey={() => 'mealplan'} errorComponent={PlanFailure}>
      <PlanOrNone />
    </CatchBoundary>
  );
}

function PlanOrNone() {
  const plan = usePlan();
  const today = useToday();
  const online = useOnline();
  const { onboardingEnabled } = useSession();
  if (plan) return <WeekPlan plan={plan} today={today} />;
  return (
    <div className="mealplan">
      <h1>{mealplan.title}</h1>
      {plan === null && onboardingEnabled ? <PreferencesWay today={today} /> : null}
      {plan === null ? <NoPlan /> : online ? <PlanSkeleton /> : <Notice tone="offline">{mealplan.notHere}</Notice>}
    </div>
  );
}

/** A plan that the device cannot read, and another try. */
const PlanFailure = ({ reset }: { reset: () => void }) => <ErrorState onRetry={reset} />;

/** Offers the questionnaire, out of which the first week comes; where there is none, says so and leads to the goals. */
function NoPlan() {
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
