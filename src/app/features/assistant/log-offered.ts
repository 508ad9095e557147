import { addMeals, deleteMeal, type NewMeal } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import { recipeImageUrl } from '#contract/food/recipe-views.ts';
import type { LogOffer } from '#domain/coach/foods/log-offer.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import { formatKg, formatMl } from '#app/format/number.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish } from '#app/text/food/meal.ts';
import { water } from '#app/text/diary/water.ts';
import { weight } from '#app/text/diary/weight.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** The ready dish of a recipe, as food knowledge names it. */
const OF_RECIPE = /^dish-(.+)$/;

const NOT_LOGGED = { food: dish.foundNotAdded, water: water.notSaved, weight: weight.notSaved } as const;

/** Logs what a message told of, with one undo for all of it; `onUndone` hears of that. Returns whether it is in the diary. */
export async function logOffered(offer: LogOffer, onUndone: () => void): Promise<boolean> {
  try {
    const { text, undo } = await write(offer);
    showToast({
      text,
      undo: () =>
        void undo()
          .then(onUndone)
          .catch((error: unknown) => showFailure(error, dish.notUndone)),
    });
    return true;
  } catch (error) {
    showFailure(error, NOT_LOGGED[offer.is]);
    return false;
  }
}

/** Writes, and gives the words of what was done and the way back. */
async function write(offer: LogOffer): Promise<{ text: string; undo: () => Promise<unknown> }> {
  const { day } = offer;
  if (offer.is === 'water') {
    const moved = await addWater(day, offer.ml);
    return { text: water.added(formatMl(moved)), undo: () => addWater(day, -moved) };
  }
  if (offer.is === 'weight') {
    const before = await setWeight(day, offer.kg);
    return {
      text: weight.saved(formatKg(offer.kg)),
      undo: () => (before === null ? deleteWeight(day) : setWeight(day, before)),
    };
  }
  const logged = await addMeals(offer.items.map((item) => ({ ...dishOf(item), date: day, mealType: offer.meal })));
  return {
    text: assistant.dishLogged(mealWords[offer.meal].name),
    undo: () => Promise.all(logged.map(({ id }) => deleteMeal(id))),
  };
}

function dishOf({
  name,
  amount,
  unit,
  grams,
  calories,
  protein,
  fat,
  carbs,
  foodId,
}: FoodTextItem): Omit<NewMeal, 'date' | 'mealType'> {
  const [, recipe] = OF_RECIPE.exec(foodId) ?? [];
  return {
    title: name,
    calories,
    proteins: protein,
    carbs,
    fats: fat,
    amount,
    unit,
    ...(recipe !== undefined && { mealId: recipe, imageUrl: recipeImageUrl(recipe) }),
    ingredients: [{ name, amount, unit, grams, calories, protein, fat, carbs, foodId }],
  };
}
