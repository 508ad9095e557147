import { water } from '#app/text/diary/water.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** The card's shape while the device's store answers. */
export function WaterSkeleton() {
  return (
    <Card title={water.title} aside={<Skeleton width="8rem" />}>
      <Skeletons>
        <Skeleton height="2.75rem" />
        <Skeleton height="3rem" />
        <Skeleton height="1.75rem" width="60%" />
      </Skeletons>
    </Card>
  );
}
