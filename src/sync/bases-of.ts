import type { Changes } from '#contract/changes.ts';
import type { DaySnapshot } from '#contract/day.ts';
import { MEAL_TYPES } from '#domain/meal-type.ts';
import type { DayRow, FavouriteRow, GoalsRow, MealBase, WeightRow } from './records.ts';

type Dish = DaySnapshot['mealHistory']['meals']['lunch']['dishes'][number];

/** The entries of a day's snapshot. */
export const mealsOf = ({ mealHistory }: DaySnapshot): MealBase[] =>
  MEAL_TYPES.flatMap((type) => mealHistory.meals[type].dishes.map(mealBaseOf));

function mealBaseOf({ firestoreId: _, ...entry }: Dish): MealBase {
  return { ...entry, ingredients: entry.ingredients };
}

export const dayBaseOf = ({ rev, waterIntake }: DaySnapshot): NonNullable<DayRow['base']> => ({
  rev,
  rows: waterIntake.rows,
});

export const weightBaseOf = ({
  rev,
  weight,
  timestamp,
}: Changes['weights'][number]): NonNullable<WeightRow['base']> => ({
  rev,
  kg: weight,
  timestamp,
});

export const favouriteBaseOf = ({ rev, dish }: Changes['favourites'][number]): NonNullable<FavouriteRow['base']> => ({
  rev,
  dish,
});

export const goalsBaseOf = ({ date: _, ...base }: Changes['goals'][number]): NonNullable<GoalsRow['base']> => base;
