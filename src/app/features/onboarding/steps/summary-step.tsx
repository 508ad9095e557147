import { isUnderAge } from '#domain/adult-age.ts';
import { energyOf } from '#domain/macros.ts';
import { formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ForecastCard } from '../parts/forecast-card.tsx';
import { KcalNote } from '../parts/kcal-note.tsx';
import { PlanCard } from '../parts/plan-card.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { TargetNote } from '../parts/target-note.tsx';
import { planOf } from '../draft.ts';
import { useDraft } from '../use-draft.ts';
import { useWalk } from '../walk.ts';
import { forecastWeight } from '../weight-forecast.ts';

/** Goals rounded to a decimal add up to a little more or less than the calories: that is no excess. */
const ROUNDING_KCAL = 5;

/** The drafted plan, with what is unsafe about it and the safe figure one tap away. */
export function SummaryStep() {
  const draft = useDraft();
  const { next } = useWalk();
  const plan = planOf(draft);
  if (!plan) return null;
  const words = onboarding.summary;
  const forecast = forecastWeight(draft.answers, plan);
  const energy = energyOf(plan.macrosGoal);
  return (
    <StepFrame title={words.title} nextLabel={common.proceed} onNext={next}>
      <div className="step-stack">
        <PlanCard plan={plan} />
        {isUnderAge(draft.answers.age) ? <Notice tone="warn">{words.minor}</Notice> : null}
        <KcalNote />
        <TargetNote />
        <ForecastCard forecast={forecast} today={plan.startDate} />
        {energy > plan.caloriesGoal + ROUNDING_KCAL ? <Notice>{words.macrosExceed(formatKcal(energy))}</Notice> : null}
        <p className="step-thin">{forecast.is === 'reached' ? words.disclaimer : words.disclaimerWithoutDate}</p>
      </div>
    </StepFrame>
  );
}
