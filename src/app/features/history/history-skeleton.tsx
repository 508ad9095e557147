import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** The history while the device reads it. */
export function HistorySkeleton() {
  return (
    <Skeletons>
      <Skeleton height="20rem" />
      <Skeleton height="16rem" />
      <Skeleton height="12rem" />
    </Skeletons>
  );
}
