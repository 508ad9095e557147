import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import './recipe-detail.css';

/** The shape of a recipe that is on its way. */
export function RecipeBones() {
  return (
    <Skeletons>
      <div className="recipe-picture">
        <Skeleton height="100%" />
      </div>
      <Skeleton width="92%" height="0.9em" />
      <Skeleton width="56%" height="0.9em" />
      <Skeleton height="5.5rem" />
      <Skeleton height="9rem" />
    </Skeletons>
  );
}
