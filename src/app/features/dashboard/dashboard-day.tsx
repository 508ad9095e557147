import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTrialState } from '#device/session/access/use-access.ts';
import { useDayMeals } from '#device/diary/hooks/use-day-meals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { useFirstPull } from '#device/session/use-first-pull.ts';
import { dayBefore, type DiaryDay } from '#domain/diary/diary-day.ts';
import { firstScreenReadable } from '#app/parts/page/first-screen.ts';
import type { DishPage } from './dish/dish-view.tsx';
import { useEditLink } from './dish/use-edit-link.ts';
import { EnergyCard } from './energy/energy-card.tsx';
import { LazyDishSheet, LazyNoPlan, LazyRecommendationsToggle, LazySideCards } from './lazy.ts';
import { MealSections } from './meals/meal-sections.tsx';
import { useDebounced } from '#app/ui/state/use-debounced.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { SideBones } from './side-bones.tsx';

/** Everything of one day: energy and meals, water and weight. */
export function DashboardDay({ day, today }: { day: DiaryDay; today: DiaryDay }) {
  const plan = usePlan();
  const goals = useGoals(day);
  const trial = useTrialState();
  const dishes = useDayMeals(day);
  const dishesBefore = useDayMeals(dayBefore(day));
  const [opened, setOpened] = useState<{ id: string; open: boolean; page: DishPage }>();
  const isFilling = useFilling(plan === undefined);
  const readable = dishes !== undefined;
  useEffect(() => {
    if (readable) firstScreenReadable();
  }, [readable]);
  const openDish = useCallback((id: string) => setOpened({ id, open: true, page: 'view' }), []);
  useEditLink(useCallback((id: string) => setOpened({ id, open: true, page: 'edit' }), []));
  return (
    <div className="dashboard-columns">
      <div className="dashboard-column">
        {plan === null ? (
          <Suspense fallback={<Skeleton height="12rem" />}>
            <LazyNoPlan />
          </Suspense>
        ) : null}
        <EnergyCard
          day={day}
          isToday={day === today}
          dishes={dishes?.map(({ entry }) => entry)}
          goals={goals}
          trial={trial}
          isFilling={isFilling && !dishes?.some(({ waiting }) => waiting !== 'none')}
        />
        {day === today ? (
          <Suspense fallback={<Skeleton height="4.75rem" />}>
            <LazyRecommendationsToggle />
          </Suspense>
        ) : null}
        <MealSections
          day={day}
          today={today}
          dishes={dishes}
          dishesBefore={dishesBefore}
          goals={goals}
          onOpenDish={openDish}
        />
      </div>
      <div className="dashboard-column">
        <Suspense fallback={<SideBones />}>
          <LazySideCards day={day} />
        </Suspense>
      </div>
      <LazyDishSheet
        open={opened?.open === true}
        dish={dishes?.find(({ entry }) => entry.id === opened?.id)}
        today={today}
        startPage={opened?.page ?? 'view'}
        onClose={() => setOpened((last) => last && { ...last, open: false })}
      />
    </div>
  );
}

/** What the first pull has brought is read by several queries: the ring waits until all of them have told. */
const SETTLE_MS = 300;

/** Whether a device that was empty when the day was opened is being filled by the first pull. */
function useFilling(isEmpty: boolean): boolean {
  const [wasEmpty] = useState(isEmpty);
  const isPulling = useFirstPull() === true;
  const wasPulling = useDebounced(isPulling, SETTLE_MS);
  return wasEmpty && (isPulling || wasPulling);
}
