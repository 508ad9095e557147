import { useNavigate } from '@tanstack/react-router';
import PenLine from 'lucide-react/icons/pen-line';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { askFoods } from '#device/food/ask-foods.ts';
import { watchCatalogue } from '#device/food/catalogue/catalogue-changes.ts';
import type { NamedDishes as Named } from '#device/food/dishes/dishes-named.ts';
import { addMeal, deleteMeal } from '#device/diary/commands/meals.ts';
import type { RecipeTeaser } from '#device/food/dishes/recipe-page.ts';
import { useToday } from '#device/platform/use-today.ts';
import { mealAt } from '#domain/coach/day-left.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { LazyFastMark } from '#app/parts/fasts/lazy-fast-mark.tsx';
import { openAddMeal } from '#app/parts/requests/add-meal-request.ts';
import { formatGrams, formatKcal } from '#app/format/number.ts';
import { assistant } from '#app/text/diary/assistant.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { formatTime } from '#app/format/day.ts';
import { dish } from '#app/text/food/meal.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

const MOST = 3;
const NONE: Named = { recipes: [], described: [] };

interface NamedDishesProps {
  text: string;
  source: 'model' | 'coach';
}

/** The dishes that an answer names: a recipe is one tap from the diary, anything else opens as a text to be counted. */
export function NamedDishes({ text, source }: NamedDishesProps) {
  const named = useNamed(text);
  const { described } = named;
  // The coach puts dishes in quotation marks; what it only counts, in an amount of its own, is no serving of a recipe.
  const recipes = source === 'model' ? named.recipes : named.recipes.filter(({ name }) => text.includes(`„${name}“`));
  const navigate = useNavigate();
  const today = useToday();
  const describe = (dish: string) => {
    openAddMeal({ mode: 'text', text: dish });
    void navigate({ to: '/dashboard' });
  };
  if (recipes.length + described.length === 0) return null;
  return (
    <ul className="named-dishes">
      {recipes.map((dish) => (
        <li key={dish.id}>
          <span>
            {dish.name}
            <small>
              {formatKcal(dish.serving.calories)} · {assistant.proteins} {formatGrams(dish.serving.proteins)}
            </small>
            <LazyFastMark day={today} dish={{ mealId: dish.id }} />
          </span>
          <IconButton icon={Plus} label={assistant.logDish(dish.name)} onClick={() => void logDish(dish)} />
        </li>
      ))}
      {described.map((dish) => (
        <li key={dish}>
          <span>{dish}</span>
          <IconButton icon={PenLine} label={assistant.countDish(dish)} onClick={() => describe(dish)} />
        </li>
      ))}
    </ul>
  );
}

/** None until the device has looked, and where it knows nothing of food: then the answer stands alone. */
function useNamed(text: string): Named {
  const [named, setNamed] = useState(NONE);
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.dishesNamed(text)).then(
        (found) => gone || setNamed(atMost(found)),
        () => undefined,
      );
    };
    look();
    const stop = watchCatalogue(look);
    return () => {
      gone = true;
      stop();
    };
  }, [text]);
  return named;
}

function atMost({ recipes, described }: Named): Named {
  const first = recipes.slice(0, MOST);
  return { recipes: first, described: described.slice(0, MOST - first.length) };
}

/** Logs one serving of a recipe today, in the meal that is due now or else one that it suits; it can be taken back. */
async function logDish({ id, name, types, serving }: RecipeTeaser): Promise<void> {
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
