import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** The cards of water and weight while their code is on its way, about as high as they will be. */
export function SideBones() {
  return (
    <Skeletons>
      <Skeleton height="14.5rem" />
      <Skeleton height="19rem" />
    </Skeletons>
  );
}
