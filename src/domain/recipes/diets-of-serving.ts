import { KCAL_PER_GRAM, type Nutrition } from '../body/macros.ts';
import { DIETS, type Diet } from '../plan/diet-plan-draft.ts';
import type { AnimalPart } from '../food/food.ts';
import type { MealType } from '../diary/meal-type.ts';

/** What decides the diets of a dish: kcal and g of one serving, what of an animal is in it, and the meal it is meant for first. */
export interface ServingForDiet {
  nutrition: Nutrition;
  animal: readonly AnimalPart[];
  type: MealType;
}

/** Share of the energy, 0 to 1. */
const share = (nutrition: Nutrition, macro: keyof typeof KCAL_PER_GRAM): number =>
  nutrition.calories > 0 ? (nutrition[macro] * KCAL_PER_GRAM[macro]) / nutrition.calories : 0;

const RULES: Readonly<Record<Diet, (serving: ServingForDiet) => boolean>> = {
  balanced: ({ nutrition }) => {
    const carbs = share(nutrition, 'carbs');
    return carbs >= 0.25 && carbs <= 0.65 && share(nutrition, 'fats') <= 0.5;
  },
  'high-protein': ({ nutrition, type }) =>
    share(nutrition, 'proteins') >= 0.25 && nutrition.proteins >= (type === 'snacks' ? 8 : 15),
  'low-carb': ({ nutrition }) => share(nutrition, 'carbs') <= 0.2 || nutrition.carbs <= 12,
  vegetarian: ({ animal }) => !animal.includes('meat') && !animal.includes('fish'),
  fasting: ({ animal }) => animal.length === 0,
};

/** Every diet whose rule a serving obeys, in the order of `DIETS`. */
export const dietsOfServing = (serving: ServingForDiet): readonly Diet[] =>
  DIETS.filter((diet) => RULES[diet](serving));
