import { useAccess } from '#device/session/access/use-access.ts';
import type { PlanDay } from '#contract/plan/plan.ts';
import type { Diet } from '#domain/plan/diet-plan-draft.ts';
import type { Goals } from '#domain/body/goals.ts';
import { energyOf, sumNutrition } from '#domain/body/macros.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { formatGrams, formatKcal, formatNumber } from '#app/format/number.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { dietNames } from '#app/text/food/diets.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { plannedFigures } from '#app/parts/planned/planned-meals.ts';
import { loadDietSheet } from '../lazy.ts';

interface DaySumProps {
  day: PlanDay | undefined;
  dietId: Diet;
  goals: Goals;
  onDiet: () => void;
}

const MACROS = [
  { macro: 'carbs', tone: 'carbs' },
  { macro: 'proteins', tone: 'protein' },
  { macro: 'fats', tone: 'fats' },
] as const;

/** The specification's bounds per kg of body weight let macros add up to other calories than the goal: up to here nobody notices. */
const ADDS_UP = 0.03;

/** The diet, and the planned day against the day's goals. */
export function DaySum({ day, dietId, goals, onDiet }: DaySumProps) {
  const access = useAccess();
  const { calories, ...macros } = sumNutrition(
    day ? PLAN_MEALS.flatMap((meal) => day.meals[meal].map(plannedFigures)) : [],
  );
  const macrosKcal = energyOf(goals.macros);
  const energy = mealplan.dayEnergy(formatKcal(calories), formatKcal(goals.calories));
  return (
    <div className="card day-sum">
      <div className="day-sum-top">
        <Button tone="tint" aria-haspopup="dialog" {...onIntent(loadDietSheet)} onClick={onDiet}>
          {mealplan.diet(dietNames[dietId])}
        </Button>
        <p>
          <b>{formatNumber(calories)}</b> <span>{mealplan.ofGoal(formatKcal(goals.calories))}</span>
        </p>
      </div>
      <Bar value={calories} max={goals.calories} label={energy} />
      {access ? (
        <ProLock locked={!access.hasAccess} onBecomePro={openUpgrade} title={mealplan.macros}>
          <ul className="day-sum-macros">
            {MACROS.map(({ macro, tone }) => {
              const words = mealplan.macroOf(
                dashboard[macro],
                formatGrams(macros[macro]),
                formatGrams(goals.macros[macro]),
              );
              return (
                <li key={macro}>
                  <span>{words}</span>
                  <Bar value={macros[macro]} max={goals.macros[macro]} tone={tone} label={words} />
                </li>
              );
            })}
          </ul>
          {Math.abs(macrosKcal / goals.calories - 1) > ADDS_UP ? (
            <p className="day-sum-note">{mealplan.macrosAddUp(formatKcal(macrosKcal), formatKcal(goals.calories))}</p>
          ) : null}
        </ProLock>
      ) : null}
    </div>
  );
}
