import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** The card of nutrients while its code and its day are on their way, about as high as four rows and their buttons. */
export function NutrientBones() {
  return (
    <Skeletons>
      <Skeleton height="26rem" />
    </Skeletons>
  );
}
