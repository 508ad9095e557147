import { memo } from 'react';
import { mealGoalKcal, MEAL_TYPES } from '#domain/diary/meal-type.ts';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals } from '#domain/body/goals.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { mealsOfDay } from './day-meals.ts';
import { MealSection } from './meal-section.tsx';
import './meals.css';

interface MealSectionsProps {
  day: DiaryDay;
  today: DiaryDay;
  /** Each of these is undefined until the device has answered. */
  dishes: readonly DayMeal[] | undefined;
  dishesBefore: readonly DayMeal[] | undefined;
  goals: Goals | undefined;
  onOpenDish: (id: string) => void;
}

/** The four meals of a day; not drawn again when only the trial has news. */
export const MealSections = memo(function MealSections({
  day,
  today,
  dishes,
  dishesBefore = [],
  goals,
  onOpenDish,
}: MealSectionsProps) {
  if (!dishes || !goals) return <MealSkeleton />;
  const before = mealsOfDay(dishesBefore);
  return (
    <div className="meals" role="group" aria-label={dashboard.meals}>
      {mealsOfDay(dishes).map((meal, index) => (
        <MealSection
          key={meal.type}
          day={day}
          today={today}
          meal={meal}
          goalKcal={mealGoalKcal(goals.calories, meal.type)}
          before={before[index]?.dishes ?? []}
          onOpenDish={onOpenDish}
        />
      ))}
    </div>
  );
});

/** The four meals while they load. */
function MealSkeleton() {
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
