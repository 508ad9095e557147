import { destinations } from '../../shell/destinations.ts';
import { NotYet } from '../../shell/not-yet.tsx';
import { shell } from '../../text/shell.ts';

/** The meal plan, until it is built. */
export function Screen() {
  return <NotYet title={shell.mealPlan} icon={destinations.mealPlan.icon} text={shell.notYet.mealplan} />;
}
