import { CatchBoundary } from '@tanstack/react-router';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { useToday } from '#device/platform/use-today.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { NoPlan } from './parts/no-plan.tsx';
import { PlanBones } from './parts/plan-bones.tsx';
import { PlanFailure } from './plan-failure.tsx';
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
  if (plan) return <WeekPlan plan={plan} today={today} />;
  return (
    <div className="mealplan">
      <h1>{mealplan.title}</h1>
      {plan === null ? <NoPlan /> : online ? <PlanBones /> : <Notice tone="offline">{mealplan.notHere}</Notice>}
    </div>
  );
}
