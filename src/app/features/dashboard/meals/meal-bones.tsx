import { MEAL_TYPES } from '#domain/meal-type.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import './meals.css';

/** The four meals while they load. */
export function MealBones() {
  return (
    <Skeletons>
      <div className="meals">
        {MEAL_TYPES.map((type) => (
          <div key={type} className="meal">
            <div className="meal-top">
              <div className="meal-name meal-name-bones">
                <Skeleton width="6rem" height="1.2rem" />
                <Skeleton width="4.5rem" height="0.8rem" />
              </div>
              <Skeleton width="3.5rem" height="2.2rem" />
              <Skeleton width="44px" height="44px" />
            </div>
            <div className="meal-empty">
              <Skeleton width="5rem" height="0.9rem" />
            </div>
          </div>
        ))}
      </div>
    </Skeletons>
  );
}
