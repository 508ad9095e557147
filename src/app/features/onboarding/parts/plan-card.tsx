import type { DietPlanDraft } from '#domain/diet-plan-draft.ts';
import { formatGrams, formatMl, formatNumber } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { units } from '#app/text/units.ts';
import { Card } from '#app/ui/layout/card.tsx';
import './plan-card.css';

/** The day's goals: energy, macros and water. */
export function PlanCard({ plan }: { plan: DietPlanDraft }) {
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
