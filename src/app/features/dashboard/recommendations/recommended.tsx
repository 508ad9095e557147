import { lazy, Suspense } from 'react';
import { useRecommendations } from '#device/food/hooks/use-recommendations.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';

const LazyRecommendedDishes = lazy(async () => ({
  default: (await import('./recommended-dishes.tsx')).RecommendedDishes,
}));

/** The planned dishes of a meal for whoever wants them; nobody else fetches their code or asks what speaks against them. */
export function Recommended({ day, type }: { day: DiaryDay; type: MealType }) {
  return useRecommendations() ? (
    <Suspense fallback={null}>
      <LazyRecommendedDishes day={day} type={type} />
    </Suspense>
  ) : null;
}
