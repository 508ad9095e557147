import ShoppingBasket from 'lucide-react/icons/shopping-basket';
import { useState } from 'react';
import type { Plan } from '#contract/plan.ts';
import { useDayMeals } from '#device/diary/hooks/use-day-meals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { usePlanWaiting } from '#device/diary/hooks/use-plan-waiting.ts';
import { addDays, weekdayOf, weekOf, type DiaryDay } from '#domain/diary-day.ts';
import { SafeGoalNotice } from '#app/parts/goals/safe-goal-notice.tsx';
import { mealplan, shopping } from '#app/text/food/mealplan.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { plannedMeals } from '#app/parts/planned/planned-meals.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { WeekDay } from '#app/ui/calendar/week-day.tsx';
import { LazyDietSheet, LazyShoppingSheet, loadShoppingSheet } from './lazy.ts';
import { PreferencesWay } from './preferences/preferences-way.tsx';
import { DaySum } from './parts/day-sum.tsx';
import { PlanSkeleton } from './parts/plan-skeleton.tsx';
import { PlannedDay } from './parts/planned-day.tsx';
import { WeekNotices } from './parts/week-notices.tsx';

const WEEKS = [
  { value: 'this', label: mealplan.thisWeek },
  { value: 'next', label: mealplan.nextWeek },
] as const;

/** One day of the plan at a time, its week above it: the plan repeats, so who looks ahead on a Sunday sees the next one. */
export function WeekPlan({ plan, today }: { plan: Plan; today: DiaryDay }) {
  const [weekday, setWeekday] = useState<number>(weekdayOf(today));
  const [sheet, setSheet] = useState<'shopping' | 'diet'>();
  const [shown, setShown] = useState<(typeof WEEKS)[number]['value']>('this');
  const week = weekOf(shown === 'this' ? today : addDays(today, 7));
  const date = week[weekday - 1] ?? today;
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
      <WeekNotices planId={plan.planId} waiting={waiting?.week ?? 'none'} />
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
            waiting={waiting}
            onNewWeek={() => setSheet('diet')}
          />
        </>
      ) : (
        <PlanSkeleton />
      )}
      <LazyShoppingSheet open={sheet === 'shopping'} plan={plan} today={today} week={week} onClose={close} />
      <LazyDietSheet open={sheet === 'diet'} dietId={plan.dietId} today={today} onClose={close} />
    </div>
  );
}
