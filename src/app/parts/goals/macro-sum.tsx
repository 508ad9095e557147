import { formatKcal, formatNumber } from '#app/format/number.ts';
import { goals } from '#app/text/diary/goals.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** Beyond this part of the goal the sum is said to differ: rounding to whole grams moves it a little. */
const TOLERANCE = 0.02;

/** The energy of the typed grams beside the calorie goal. */
export function MacroSum({ sumKcal, goalKcal }: { sumKcal: number; goalKcal: number }) {
  const difference = Math.round(sumKcal - goalKcal);
  const differs = Math.abs(difference) > goalKcal * TOLERANCE;
  const words = difference > 0 ? goals.sumAbove : goals.sumBelow;
  return (
    <div className="goal-hint goal-sum">
      <span aria-hidden="true">{goals.sum}</span>
      <span aria-hidden="true">
        <b>{formatNumber(sumKcal)}</b> / {formatKcal(goalKcal)}
      </span>
      {differs ? <small aria-hidden="true">{words(formatKcal(Math.abs(difference)))}</small> : null}
      <VisuallyHidden role="status">
        {goals.sumOf(formatKcal(sumKcal), formatKcal(goalKcal))}
        {differs ? `. ${words(formatKcal(Math.abs(difference)))}` : null}
      </VisuallyHidden>
    </div>
  );
}
