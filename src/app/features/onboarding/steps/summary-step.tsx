import { isUnderAge } from '#domain/body/adult-age.ts';
import { energyOf } from '#domain/body/macros.ts';
import { calorieGoal } from '#domain/body/energy.ts';
import { bodyOf } from '#domain/body/onboarding.ts';
import type { DietPlanDraft } from '#domain/plan/diet-plan-draft.ts';
import { formatKcal, formatGrams, formatMl, formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { FirstPreferences } from '../parts/first-preferences.tsx';
import { ForecastCard } from '../parts/forecast/forecast-card.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { TargetNote } from '../parts/target-note.tsx';
import { planOf, saferKcal } from '../draft.ts';
import { useDraft, changeDraft } from '../use-draft.ts';
import { useWalk } from '../walk.ts';
import { forecastWeight } from '../parts/forecast/weight-forecast.ts';
import { Button } from '#app/ui/button/button.tsx';
import { units } from '#app/text/units.ts';
import { Card } from '#app/ui/layout/card.tsx';
import './summary-step.css';

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
        <FirstPreferences />
        <ForecastCard forecast={forecast} today={plan.startDate} />
        {energy > plan.caloriesGoal + ROUNDING_KCAL ? <Notice>{words.macrosExceed(formatKcal(energy))}</Notice> : null}
        <p className="step-thin">{forecast.is === 'reached' ? words.disclaimer : words.disclaimerWithoutDate}</p>
      </div>
    </StepFrame>
  );
}

/** Warns of a calorie goal below the safe minimum, offers that and the way back; nothing otherwise. */
function KcalNote() {
  const { answers, plan } = useDraft();
  const safer = saferKcal(answers);
  if (safer === null) return null;
  const { safety } = onboarding;
  const taken = plan?.safeKcal ?? false;
  const least = formatKcal(safer);
  const ofFormula = formatKcal(calorieGoal(bodyOf(answers), answers.goal));
  return (
    <div role="status">
      <Notice
        tone={taken ? 'info' : 'warn'}
        action={
          <Button onClick={() => changeDraft({ type: 'safe-kcal', taken: !taken })}>
            {taken ? safety.takeBack(ofFormula) : safety.chooseKcal(least)}
          </Button>
        }
      >
        {taken ? safety.kcalChosen(least) : safety.kcalTooLow(least)}
      </Notice>
    </div>
  );
}

/** The day's goals: energy, macros and water. */
function PlanCard({ plan }: { plan: DietPlanDraft }) {
  const words = onboarding.summary;
  return (
    <Card>
      <div>
        <h2 className="plan-daily">{words.daily}</h2>
        <p className="plan-kcal">
          <b>{formatNumber(plan.caloriesGoal)}</b> <span>{units.kcal}</span>
        </p>
      </div>
      <dl className="plan-macros">
        {MACROS.map((macro) => (
          <div key={macro} data-macro={macro}>
            <dt>{words[macro]}</dt>
            <dd>{formatGrams(plan.macrosGoal[macro])}</dd>
          </div>
        ))}
      </dl>
      <p className="plan-water">
        <span>{words.water}</span>
        <b>{formatMl(plan.waterGoal)}</b>
      </p>
    </Card>
  );
}

const MACROS = ['carbs', 'proteins', 'fats'] as const;
