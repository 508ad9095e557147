import Plus from 'lucide-react/icons/plus';
import { shell } from '#app/text/shell/shell.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { destinations } from './destinations.ts';
import { NavLink } from './nav-link.tsx';
import { useAddMeal } from './use-add-meal.ts';
import './bottom-bar.css';

const { diary, mealPlan, history, assistant } = destinations;

/** The bar under the thumb, below 1024 px, with the add button in its middle. */
export function BottomBar() {
  const add = useAddMeal();
  return (
    <nav className="bottom-bar" aria-label={shell.mainNavigation}>
      <NavLink destination={diary} look="tab" />
      <NavLink destination={mealPlan} look="tab" />
      <button type="button" className="bottom-bar-add" aria-label={shell.addMeal} onClick={add}>
        <Icon of={Plus} size={30} />
      </button>
      <NavLink destination={history} look="tab" />
      <NavLink destination={assistant} look="tab" />
    </nav>
  );
}
