import { useState } from 'react';
import type { PlanDay, PlanEntry } from '#contract/plan/plan.ts';
import { useEatingRules } from '#device/body/eating-rules.ts';
import { useDishObjections } from '#device/food/hooks/use-dish-objections.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { planOn } from '#domain/plan/planner/week/plan-weeks.ts';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import { useDayMeals } from '#device/diary/hooks/use-day-meals.ts';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { usePlanWaiting } from '#device/diary/hooks/use-plan-waiting.ts';
import { useRecommendations } from '#device/food/hooks/use-recommendations.ts';
import { weekdayOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { recommendations } from '#app/text/food/mealplan.ts';
import { LazySwapSheet } from '#app/parts/planned/lazy-swap-sheet.ts';
import { leftoverWords } from '#app/parts/planned/leftover-words.ts';
import { logDishes } from '#app/parts/planned/planned-actions.ts';
import { plannedMeals } from '#app/parts/planned/planned-meals.ts';
import type { SwapPlace } from '#app/parts/planned/swap-sheet.tsx';
import { LazyRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import { RecommendedDish } from './recommended-dish.tsx';
import './recommendations.css';

const idsOf = ({ meals }: PlanDay): string[] => PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId }) => mealId));

/** What today's plan has for a meal and the diary does not have yet, where recommendations are on. */
export function RecommendedDishes({ day, type }: { day: DiaryDay; type: MealType }) {
  const on = useRecommendations();
  const whole = usePlan();
  const plan = whole && planOn(whole, day);
  const weekday = weekdayOf(day);
  const planned = plan?.days.find((one) => one.day === weekday);
  const objections = useDishObjections(planned ? idsOf(planned) : [], useEatingRules(day));
  const dishes = useDayMeals(day);
  const waiting = usePlanWaiting();
  const [swapped, setSwapped] = useState<{ place: SwapPlace; open: boolean }>();
  const [read, setRead] = useState<{ entry: PlanEntry; open: boolean }>();
  if (!on || !plan || !dishes) return null;
  const meal = plannedMeals(planned, dishes).find((one) => one.type === type);
  // What must not be eaten is not recommended; nor is anything as long as nobody knows.
  const left = meal?.rows.filter(({ entry, logged }) => !logged && objections && !objections.has(entry.mealId)) ?? [];
  return (
    <>
      {meal && left.length > 0 ? (
        <ul className="recommended" aria-label={recommendations.list(mealWords[type].name)}>
          {left.map(({ entry }) => (
            <RecommendedDish
              key={entry.mealId}
              entry={entry}
              leftover={leftoverWords(plan.days, weekday, entry)}
              day={day}
              type={type}
              canSwap={waiting?.week !== 'waiting'}
              onRead={() => setRead({ entry, open: true })}
              onSwap={() =>
                setSwapped({
                  place: { planId: plan.planId, date: day, day: weekday, meal: meal.meal, old: entry },
                  open: true,
                })
              }
            />
          ))}
        </ul>
      ) : null}
      <LazySwapSheet
        open={swapped?.open === true}
        place={swapped?.place}
        plan={plan}
        onClose={() => setSwapped((last) => last && { ...last, open: false })}
      />
      <LazyRecipeSheet
        open={read?.open === true}
        recipeId={read?.entry.mealId ?? ''}
        title={read?.entry.mealData.title}
        leftover={read && leftoverWords(plan.days, weekday, read.entry)}
        startPortions={read?.entry.ratio}
        onBecomePro={openUpgrade}
        onLog={(recipe, portions) => {
          setRead((last) => last && { ...last, open: false });
          void logDishes([{ ...dishOfRecipe(recipe, portions), date: day, mealType: type }]);
        }}
        onClose={() => setRead((last) => last && { ...last, open: false })}
      />
    </>
  );
}
