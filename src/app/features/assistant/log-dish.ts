import { addMeal, deleteMeal } from '#device/diary/commands/meals.ts';
import type { RecipeTeaser } from '#device/food/recipe-page.ts';
import { mealAt } from '#domain/coach/day-left.ts';
import { localDay } from '#domain/diary-day.ts';
import { formatTime } from '#app/format/day.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Logs one serving of a recipe today, in the meal that is due now or else one that it suits; it can be taken back. */
export async function logDish({ id, name, types, serving }: RecipeTeaser): Promise<void> {
  const now = new Date();
  const due = mealAt(formatTime(now.getTime()));
  const mealType = types.includes(due) ? due : types[0];
  const { calories, proteins, carbs, fats } = serving;
  try {
    const logged = await addMeal({
      date: localDay(now),
      mealType,
      title: name,
      calories,
      proteins,
      carbs,
      fats,
      mealId: id,
      imageUrl: `/assets/recipes/${id}.webp`,
      amount: 1,
      unit: 'portion',
    });
    showToast({
      text: assistant.dishLogged(mealWords[mealType].name),
      undo: () => void deleteMeal(logged.id).catch(notLogged),
    });
  } catch (error) {
    notLogged(error);
  }
}

const notLogged = (error: unknown) => showFailure(error, dish.notAdded);
