import { keptDish } from '#domain/kept-figures.ts';
import { roundTo1, roundToWhole } from '#domain/rounding.ts';
import type { Change } from '#sync/records.ts';

/** A change with its figures as the server will keep them, so that what the screen shows stays when the answer comes. */
export function keptChange(change: Change): Change {
  switch (change.kind) {
    case 'meal.put':
      return { ...change, meal: keptDish(change.meal) };
    case 'favourite.put':
      return { ...change, dish: keptDish(change.dish) };
    case 'water.add':
      return { ...change, ml: roundToWhole(change.ml) };
    case 'goals.change': {
      const { change: goals } = change;
      if (goals.field !== 'macros') return change;
      const { carbs, fats, proteins } = goals.macros;
      return {
        ...change,
        change: {
          field: 'macros',
          macros: { carbs: roundTo1(carbs), fats: roundTo1(fats), proteins: roundTo1(proteins) },
        },
      };
    }
    default:
      return change;
  }
}
