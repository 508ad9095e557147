import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';

/** The shape of a day of the plan. */
export function PlanSkeleton() {
  return (
    <Skeletons>
      <Skeleton height="8.5rem" />
      <div className="planned-meals">
        {MEAL_TYPES.map((type) => (
          <div key={type} className="planned-meal">
            <Skeleton width="36%" height="1.2rem" />
            <div className="planned-bone">
              <Skeleton width="56px" height="56px" />
              <Skeleton width="70%" height="1.1rem" />
            </div>
            <Skeleton height="3rem" />
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
