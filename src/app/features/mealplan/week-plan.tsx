import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useState } from 'react';
import type { Plan, PlanDay } from '#contract/plan/plan.ts';
import { useEatingRules } from '#device/body/eating-rules.ts';
import { useDishObjections } from '#device/food/hooks/use-dish-objections.ts';
import { useDayMeals } from '#device/diary/hooks/use-day-meals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { usePlanWaiting } from '#device/diary/hooks/use-plan-waiting.ts';
import { addDays, weekdayOf, weekOf, type DiaryDay } from '#domain/diary/diary-day.ts';
import { PLAN_MEALS } from '#domain/plan/meal-plan.ts';
import { nextMonday, planOn } from '#domain/plan/planner/week/plan-weeks.ts';
import { formatWeekdayShort } from '#app/format/day.ts';
import { SafeGoalNotice } from '#app/parts/goals/safe-goal-notice.tsx';
import { mealplan, shopping, unsuitable } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { plannedMeals } from '#app/parts/planned/planned-meals.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { WeekDay } from '#app/ui/calendar/week-day.tsx';
import { LazyDietSheet, LazyShoppingSheet, loadShoppingSheet } from './lazy.ts';
import { PreferencesWay } from './preferences/preferences-way.tsx';
import { DaySum } from './parts/day-sum.tsx';
import { NextWeek } from './parts/next-week.tsx';
import { PlanSkeleton } from './parts/plan-skeleton.tsx';
import { PlannedDay } from './parts/planned-day.tsx';
import { WeekNotices } from './parts/week-notices.tsx';

const idsOf = ({ meals }: PlanDay): string[] => PLAN_MEALS.flatMap((meal) => meals[meal].map(({ mealId }) => mealId));
const NO_DAYS: readonly PlanDay[] = [];

const WEEKS = [
  { value: 'this', label: mealplan.thisWeek },
  { value: 'next', label: mealplan.nextWeek },
] as const;

/** One day of the plan at a time, its week above it; until the next week is made, this one repeats. */
export function WeekPlan({ plan: whole, today }: { plan: Plan; today: DiaryDay }) {
  const [weekday, setWeekday] = useState<number>(weekdayOf(today));
  const [sheet, setSheet] = useState<'shopping' | 'diet'>();
  const [shown, setShown] = useState<(typeof WEEKS)[number]['value']>('this');
  const week = weekOf(shown === 'this' ? today : addDays(today, 7));
  const date = week[weekday - 1] ?? today;
  const plan = planOn(whole, date);
  const rules = useEatingRules(date);
  const objections = useDishObjections([...new Set(plan.days.flatMap(idsOf))], rules);
  const awry = plan.days.filter((one) => one.day !== weekday && idsOf(one).some((id) => objections?.has(id)));
  const dishes = useDayMeals(date);
  const goals = useGoals(date);
  const waiting = usePlanWaiting();
  const day = plan.days.find((one) => one.day === weekday);
  const showWeek = (next: typeof shown) => {
    setShown(next);
    setWeekday(next === 'this' ? weekdayOf(today) : 1);
  };
  const close = () => setSheet(undefined);
  return (
    <div className="mealplan">
      <div className="mealplan-lead">
        <h1>{mealplan.title}</h1>
        <Button aria-haspopup="dialog" {...onIntent(loadShoppingSheet)} onClick={() => setSheet('shopping')}>
          <Icon of={ShoppingBasket} size={20} />
          <span className="mealplan-short">{shopping.short}</span>
          <span className="mealplan-long">{shopping.title}</span>
        </Button>
      </div>
      <Segmented legend={mealplan.week} choices={WEEKS} value={shown} onChoose={showWeek} />
      <div className="week-days" role="group" aria-label={mealplan.days}>
        {week.map((each, at) => (
          <WeekDay key={each} day={each} today={today} open={at + 1 === weekday} onOpen={() => setWeekday(at + 1)} />
        ))}
      </div>
      <PreferencesWay dietId={plan.dietId} today={today} />
      <WeekNotices planId={whole.planId} waiting={waiting?.week ?? 'none'} />
      {shown === 'next' && waiting ? (
        <NextWeek
          dietId={whole.dietId}
          today={today}
          isMade={whole.next?.monday === nextMonday(today)}
          waiting={waiting.next}
        />
      ) : null}
      {awry.length > 0 ? (
        <Notice tone="warn">
          {unsuitable.otherDays(awry.map((one) => formatWeekdayShort(week[one.day - 1] ?? today)).join(', '))}
        </Notice>
      ) : null}
      {dishes && goals && waiting ? (
        <>
          <SafeGoalNotice kcal={goals.calories} day={today} />
          <DaySum day={day} dietId={plan.dietId} goals={goals} onDiet={() => setSheet('diet')} />
          <PlannedDay
            plan={plan}
            weekday={weekday}
            date={date}
            today={today}
            meals={plannedMeals(day, dishes)}
            rules={rules}
            objections={objections}
            waiting={waiting}
            onNewWeek={() => setSheet('diet')}
          />
        </>
      ) : (
        <PlanSkeleton />
      )}
      <LazyShoppingSheet
        open={sheet === 'shopping'}
        plan={plan}
        before={shown === 'next' ? planOn(whole, today).days.filter((one) => one.day >= weekdayOf(today)) : NO_DAYS}
        today={today}
        week={week}
        onClose={close}
      />
      <LazyDietSheet open={sheet === 'diet'} dietId={plan.dietId} today={today} onClose={close} />
    </div>
  );
}
