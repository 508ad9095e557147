import { useState, type FormEvent } from 'react';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish as words } from '#app/text/food/meal.ts';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { useOnce } from '../use-once.ts';
import { DayChooser } from '../weight/day-chooser.tsx';
import { copyDishes, moveDish } from './dish-actions.ts';
import type { DishFormPageProps } from './dish-edit.tsx';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealWords[value].name }));

/** Asks for a day and a meal, then moves or copies the dish there. */
export function DishPlace({
  act,
  formId,
  dish: { entry },
  today,
  onDone,
}: DishFormPageProps & { act: 'move' | 'copy' }) {
  const [day, setDay] = useState(act === 'copy' ? today : entry.date);
  const [mealType, setMealType] = useState<MealType>(entry.mealType);
  const [, run] = useOnce(async () => {
    const isDone =
      act === 'move'
        ? (await moveDish(entry, day, mealType)) !== null
        : await copyDishes([{ ...entry, mealType }], day, words.copied);
    if (!isDone) return 'again';
    onDone();
    return 'done';
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Moving a dish to where it is already would only make the server busy.
    if (act === 'move' && day === entry.date && mealType === entry.mealType) onDone();
    else run();
  };
  return (
    <form id={formId} className="dish-place" onSubmit={submit}>
      <fieldset>
        <legend>{words.day}</legend>
        <DayChooser value={day} today={today} onChoose={setDay} />
      </fieldset>
      <ChoiceChips legend={words.mealTime} choices={MEALS} value={mealType} onChoose={setMealType} />
    </form>
  );
}
