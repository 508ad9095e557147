import CircleAlert from 'lucide-react/icons/circle-alert';
import { MEAL_TYPES, type MealType } from '#domain/diary/meal-type.ts';
import { mealWords } from '#app/text/food/meal-names.ts';
import { dish as words } from '#app/text/food/meal.ts';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import './meal-type-choice.css';

const MEALS = MEAL_TYPES.map((value) => ({ value, label: mealWords[value].name }));

interface MealTypeChoiceProps {
  value: MealType | undefined;
  /** Saving was tried without a meal: says that one has to be chosen. */
  isMissing: boolean;
  onChoose: (mealType: MealType) => void;
}

/** Asks for the meal of a dish. */
export function MealTypeChoice({ value, isMissing, onChoose }: MealTypeChoiceProps) {
  return (
    <div className="meal-type-choice">
      <ChoiceChips legend={words.mealTime} choices={MEALS} value={value} onChoose={onChoose} />
      {isMissing ? <FormError text={words.errors['choose-meal']} /> : null}
    </div>
  );
}

/** What is wrong with a form, read out when it appears. */
export function FormError({ text }: { text: string }) {
  return (
    <p className="form-error" role="alert">
      <Icon of={CircleAlert} size={18} />
      {text}
    </p>
  );
}
