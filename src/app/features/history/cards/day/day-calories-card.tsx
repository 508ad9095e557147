import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { MEAL_TYPES } from '#domain/diary/meal-type.ts';
import { formatKcal } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import './day-cards.css';

interface DayCaloriesCardProps {
  figures: DayFigures;
  dishes: readonly DayMeal[];
  today: DiaryDay;
}

/** The day's calories against its goal, and what they came from. */
export function DayCaloriesCard({ figures: { day, eaten, goals }, dishes, today }: DayCaloriesCardProps) {
  const [whole, goal] = [Math.round(eaten.calories), Math.round(goals.calories)];
  const distance = formatKcal(Math.abs(whole - goal));
  const words = whole === goal ? history.exactly : (whole > goal ? history.above : history.below)(distance);
  const meals = MEAL_TYPES.map((type) => ({ type, own: dishes.filter(({ entry }) => entry.mealType === type) }));
  return (
    <Card title={history.calories} aside={<span className="history-figure">{formatKcal(whole)}</span>}>
      <Bar value={whole} max={goal} label={history.caloriesOfGoal(formatKcal(whole), formatKcal(goal))} />
      <p className="history-note">{history.joined([history.goalOf(formatKcal(goal)), words])}</p>
      <ul className="day-meals">
        {meals.map(({ type, own }) =>
          own.length > 0 ? (
            <li key={type}>
              <span>
                <b>{mealWords[type].name}</b>
                <small>{own.map(({ entry }) => entry.title).join(', ')}</small>
              </span>
              <span className="day-meals-kcal">{formatKcal(sumNutrition(own.map(({ entry }) => entry)).calories)}</span>
            </li>
          ) : null,
        )}
      </ul>
      <LinkButton to="/dashboard" search={day === today ? {} : { day }} tone="tint" wide>
        {history.openDay}
      </LinkButton>
    </Card>
  );
}
