import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** An editor's shape while the device's store answers. */
export function GoalSkeleton() {
  return (
    <Skeletons>
      <Skeleton height="3.25rem" />
      <Skeleton height="3.5rem" />
      <Skeleton height="3rem" />
    </Skeletons>
  );
}
