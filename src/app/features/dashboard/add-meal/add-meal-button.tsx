import Plus from 'lucide-react/icons/plus';
import { openAddMeal } from '../../../shell/add-meal-request.ts';
import { mealRows } from '../../../text/meal-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { onIntent } from '../../../ui/on-intent.ts';
import { loadAddMeal } from '../lazy.ts';

/** The floating add button of wide screens; phones have it in the bottom bar. */
export function AddMealButton() {
  return (
    <button
      type="button"
      className="add-meal-button"
      aria-label={mealRows.addDish}
      title={mealRows.addDish}
      aria-haspopup="dialog"
      {...onIntent(loadAddMeal)}
      onClick={() => openAddMeal()}
    >
      <Icon of={Plus} size={30} />
    </button>
  );
}
