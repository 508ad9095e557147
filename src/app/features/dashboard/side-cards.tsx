import { lazy, Suspense } from 'react';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { BeginDay } from './day/begin-day.tsx';
import { WaterCard } from './water/water-card.tsx';
import { WeightCard } from './weight/weight-card.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

const LazyNutrientsCard = lazy(async () => ({
  default: (await import('./nutrients/nutrients-card.tsx')).NutrientsCard,
}));

const LazyExpenditureCard = lazy(async () => ({
  default: (await import('./expenditure/expenditure-card.tsx')).ExpenditureCard,
}));

/** Water, weight, nutrients and, today, what the body burns: below the meals on a phone, so they come after them; the last, which grows when it is opened, moves nothing. */
export function SideCards({ day }: { day: DiaryDay }) {
  const today = useToday();
  return (
    <>
      <BeginDay today={today} />
      <WaterCard day={day} />
      <WeightCard day={day} />
      <Suspense fallback={<NutrientsSkeleton />}>
        <LazyNutrientsCard day={day} />
      </Suspense>
      <Suspense fallback={null}>
        <LazyExpenditureCard day={day} today={today} />
      </Suspense>
    </>
  );
}

/** About as high as the card will be. */
function NutrientsSkeleton() {
  return (
    <Skeletons>
      <Skeleton height="31rem" />
    </Skeletons>
  );
}
