import Plus from 'lucide-react/icons/plus';
import { useEffect, useState } from 'react';
import { askFoods } from '../../../../db/ask-foods.ts';
import { watchCatalogue } from '../../../../db/catalogue-changes.ts';
import type { RecipeTeaser } from '../../../../db/recipe-page.ts';
import { formatGrams, formatKcal } from '../../../format/number.ts';
import { assistant } from '../../../text/assistant.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { logDish } from '../log-dish.ts';

const MOST = 3;

/** The recipes that an answer names, each one tap from the diary. */
export function NamedDishes({ text }: { text: string }) {
  const [dishes, setDishes] = useState<readonly RecipeTeaser[]>([]);
  useEffect(() => {
    let gone = false;
    const look = () => {
      askFoods((knowledge) => knowledge.recipesNamed(text)).then(
        (found) => gone || setDishes(found.slice(0, MOST)),
        // Without the device's knowledge of food the answer stands alone.
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
  if (dishes.length === 0) return null;
  return (
    <ul className="named-dishes">
      {dishes.map((dish) => (
        <li key={dish.id}>
          <span>
            {dish.name}
            <small>
              {formatKcal(dish.serving.calories)} · {assistant.proteins} {formatGrams(dish.serving.proteins)}
            </small>
          </span>
          <IconButton icon={Plus} label={assistant.logDish(dish.name)} onClick={() => void logDish(dish)} />
        </li>
      ))}
    </ul>
  );
}
