import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** Stands in for a screen whose code is on its way. */
export function Pending() {
  return (
    <Skeletons>
      <Skeleton height="3.75rem" />
      <Skeleton height="20rem" />
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </Skeletons>
  );
}
