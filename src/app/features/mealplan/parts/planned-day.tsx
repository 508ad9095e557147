import CalendarX from 'lucide-react/icons/calendar-x';
import { useState } from 'react';
import { useAccess } from '#device/session/access/use-access.ts';
import type { NamedObjections } from '#device/food/dishes/dish-objections.ts';
import { useSuitingRecipes } from '#device/food/hooks/use-suiting-recipes.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { dishOfRecipe } from '#device/food/dishes/dish-of-recipe.ts';
import type { usePlanWaiting } from '#device/diary/hooks/use-plan-waiting.ts';
import type { Plan, PlanEntry } from '#contract/plan/plan.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { PlanMeal } from '#domain/plan/meal-plan.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { mealplan } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LazySwapSheet } from '#app/parts/planned/lazy-swap-sheet.ts';
import { leftoverWords } from '#app/parts/planned/leftover-words.ts';
import { objectionWords } from '#app/parts/planned/objection-words.ts';
import { logDishes, swapPlanned } from '#app/parts/planned/planned-actions.ts';
import { similarOptions } from '#app/parts/planned/swap-options.ts';
import type { SwapPlace } from '#app/parts/planned/swap-sheet.tsx';
import { LazyRecipeSheet } from '#app/parts/recipe/lazy-recipe-sheet.ts';
import type { PlannedMeal as MealView } from '#app/parts/planned/planned-meals.ts';
import { PlannedMeal } from './planned-meal.tsx';

interface PlannedDayProps {
  plan: Plan;
  weekday: number;
  date: DiaryDay;
  today: DiaryDay;
  meals: readonly MealView[];
  /** What the person does not eat on the day, and what speaks against the dishes of the week by it. */
  rules: EatingRules | undefined;
  objections: ReadonlyMap<string, NamedObjections> | null | undefined;
  waiting: NonNullable<ReturnType<typeof usePlanWaiting>>;
  onNewWeek: () => void;
}

/** The four meals of a day, and what opens from their dishes. */
export function PlannedDay({
  plan,
  weekday,
  date,
  today,
  meals,
  rules,
  objections,
  waiting,
  onNewWeek,
}: PlannedDayProps) {
  const access = useAccess();
  const [swapped, setSwapped] = useState<{ place: SwapPlace; open: boolean }>();
  const [read, setRead] = useState<{ entry: PlanEntry; type: MealView['type']; open: boolean }>();
  const hasAccess = access?.hasAccess === true;
  const ids = meals.flatMap(({ rows }) => rows.map(({ entry }) => entry.mealId));
  const suiting = useSuitingRecipes(ids.some((id) => objections?.has(id)) ? rules : undefined);
  if (meals.every(({ rows }) => rows.length === 0)) {
    return (
      <Card>
        <EmptyState
          icon={CalendarX}
          title={mealplan.emptyDay}
          text={mealplan.emptyDayText}
          action={
            <Button tone="go" aria-haspopup="dialog" onClick={onNewWeek}>
              {mealplan.newWeek}
            </Button>
          }
        />
      </Card>
    );
  }
  const swap = (meal: PlanMeal, old: PlanEntry) =>
    setSwapped({ place: { planId: plan.planId, date, day: weekday, meal, old }, open: true });
  const replace = async (meal: PlanMeal, old: PlanEntry) => {
    const wish = { old, meal, onDay: ids, diet: plan.dietId };
    const likest = suiting && similarOptions(suiting, wish).find(({ entry }) => hasAccess || !entry.mealData.pro);
    if (!likest) swap(meal, old);
    else await swapPlanned({ planId: plan.planId, date, day: weekday, meal, old, dish: likest.entry }, false);
  };
  const next = date === today ? meals.find(({ rows }) => rows.some(({ logged }) => !logged))?.meal : undefined;
  return (
    <>
      <div className="planned-meals">
        {meals.map((meal) => (
          <PlannedMeal
            key={meal.meal}
            view={meal}
            leftoverOf={(entry) => leftoverWords(plan.days, weekday, entry)}
            date={date}
            isPast={date <= today}
            isNext={meal.meal === next}
            hasAccess={hasAccess}
            objectionTo={(entry) => {
              const found = objections?.get(entry.mealId);
              return found && objectionWords(found);
            }}
            canSwap={waiting.week !== 'waiting'}
            swaps={waiting.swaps.filter((one) => one.day === weekday && one.meal === meal.meal)}
            onRead={(entry) => setRead({ entry, type: meal.type, open: true })}
            onSwap={(entry) => swap(meal.meal, entry)}
            onReplace={(entry) => void replace(meal.meal, entry)}
          />
        ))}
      </div>
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
        onLog={
          read && date <= today
            ? (recipe, portions) => {
                setRead({ ...read, open: false });
                void logDishes([{ ...dishOfRecipe(recipe, portions), date, mealType: read.type }]);
              }
            : undefined
        }
        onClose={() => setRead((last) => last && { ...last, open: false })}
      />
    </>
  );
}
