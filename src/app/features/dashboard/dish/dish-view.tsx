import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Copy from 'lucide-react/icons/copy';
import MoveRight from 'lucide-react/icons/move-right';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useId } from 'react';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import { usePicture } from '#device/photos/use-picture.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { macroShare, type MacroName } from '#domain/nutrition/macro-coverage.ts';
import type { MealEntry } from '#sync/records.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatGrams, formatKcal } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish as words } from '#app/text/food/meal.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Picture } from '#app/ui/picture/picture.tsx';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { useOnce } from '../use-once.ts';
import { formatLoggedAmount } from '#app/format/amount.ts';
import { recipeWords } from '#app/text/food/recipe.ts';
import { DishNutrients } from './dish-nutrients.tsx';
import { copyDishes, deleteDish } from './dish-actions.ts';
import './dish-view.css';

/** What the sheet shows of its dish. */
export type DishPage = 'view' | 'edit' | 'move' | 'copy';

interface DishViewProps {
  dish: DayMeal;
  today: DiaryDay;
  onPage: (page: DishPage) => void;
  onClose: () => void;
}

/** The figures of a dish and what can be done with it. */
export function DishView({ dish: { entry, waiting }, today, onPage, onClose }: DishViewProps) {
  const picture = usePicture(entry.imageUrl);
  const isPast = entry.date !== today;
  const closeAfter = (isDone: boolean) => {
    if (isDone) onClose();
    return isDone ? 'done' : 'again';
  };
  const [, remove] = useOnce(() => deleteDish(entry.id).then(closeAfter));
  const [, copyToToday] = useOnce(() => copyDishes([entry], today, words.copied).then(closeAfter));
  return (
    <>
      <div className="dish-view-top">
        <Picture src={picture} size={72} />
        <p>
          <b>{formatKcal(entry.calories)}</b>
          <small>
            {mealWords[entry.mealType].name} · {formatFullDay(entry.date, today)}
          </small>
          <WaitingMark waiting={waiting} />
        </p>
      </div>
      <dl className="dish-view-macros">
        {(['proteins', 'carbs', 'fats'] as const).map((macro) => (
          <div key={macro} data-macro={macro}>
            <dt>{dashboard[macro]}</dt>
            <dd>{macroShare(entry, macro) < 1 ? partlyKnown(entry, macro) : formatGrams(entry[macro], 1)}</dd>
          </div>
        ))}
      </dl>
      <IngredientList ingredients={entry.ingredients} />
      <DishNutrients entry={entry} />
      <div className="dish-view-actions">
        {isPast ? (
          <Button tone="tint" wide onClick={copyToToday}>
            <Icon of={CalendarPlus} size={20} />
            {words.copyToToday}
          </Button>
        ) : null}
        <Button onClick={() => onPage('edit')}>
          <Icon of={Pencil} size={20} />
          {common.edit}
        </Button>
        <Button onClick={() => onPage('move')}>
          <Icon of={MoveRight} size={20} />
          {words.move}
        </Button>
        <Button onClick={() => onPage('copy')}>
          <Icon of={Copy} size={20} />
          {words.copy}
        </Button>
        <Button tone="danger" onClick={remove}>
          <Icon of={Trash2} size={20} />
          {common.remove}
        </Button>
      </div>
    </>
  );
}

/** A macro that nobody knows, or not of all that is in the dish. */
const partlyKnown = (entry: MealEntry, macro: MacroName): string =>
  macroShare(entry, macro) > 0 ? words.atLeast(formatGrams(entry[macro], 1)) : words.unknownMacro;

/** What a dish was made of: the name, the amount and the energy of each part. Nothing where it is not known. */
function IngredientList({ ingredients }: Pick<MealEntry, 'ingredients'>) {
  const title = useId();
  if (ingredients.length === 0) return null;
  return (
    <section className="ingredient-list" aria-labelledby={title}>
      <h3 id={title}>{recipeWords.ingredients}</h3>
      <ul>
        {ingredients.map(({ name, amount, unit, grams, calories }, at) => (
          // Nothing else tells two lines of the same food apart, and they never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <span>
              {name}
              <small>{formatLoggedAmount({ amount, unit, grams })}</small>
            </span>
            <b>{formatKcal(calories)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
