import { lazy, Suspense } from 'react';
import type { DiaryDay } from '#domain/diary-day.ts';
import { WaterCard } from './water/water-card.tsx';
import { WeightCard } from './weight/weight-card.tsx';
import { Skeleton, Skeletons } from '#app/ui/skeleton.tsx';

const LazyNutrientsCard = lazy(async () => ({
  default: (await import('./nutrients/nutrients-card.tsx')).NutrientsCard,
}));

/** Water, weight and nutrients: below the meals on a phone, so they come after them; the last, which grows when it is opened, moves nothing. */
export function SideCards({ day }: { day: DiaryDay }) {
  return (
    <>
      <WaterCard day={day} />
      <WeightCard day={day} />
      <Suspense fallback={<NutrientsBones />}>
        <LazyNutrientsCard day={day} />
      </Suspense>
    </>
  );
}

/** About as high as the card will be. */
function NutrientsBones() {
  return (
    <Skeletons>
      <Skeleton height="31rem" />
    </Skeletons>
  );
}
