import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import type { NutrientsCard } from './nutrients-card.tsx';

const Loaded = lazy(async () => ({ default: (await import('./nutrients-card.tsx')).NutrientsCard }));

/** The card with its names and rows, fetched when the history stands. */
export function LazyNutrientsCard(props: ComponentProps<typeof NutrientsCard>) {
  return (
    <Suspense
      fallback={
        <Skeletons>
          <Skeleton height="36rem" />
        </Skeletons>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
