import { formatNumber } from '#app/format/number.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { Ring } from '#app/ui/figure/ring.tsx';
import { loadEditCalories } from '../lazy.ts';
import type { EnergyView } from './energy-view.ts';
import { distanceName, energyWords } from './energy-words.ts';

/** What is left of the day's goal, or how far it is exceeded, as a ring that opens the goal's editor. */
export function CalorieRing({ energy, onEdit }: { energy: EnergyView; onEdit: () => void }) {
  const { eaten, goal, state, distance } = energy;
  return (
    <>
      <button
        type="button"
        className="calorie-ring"
        data-state={state}
        aria-label={`${dashboard.editCalories}. ${energyWords(energy)}`}
        aria-haspopup="dialog"
        {...onIntent(loadEditCalories)}
        onClick={onEdit}
      >
        <Ring value={eaten} goal={goal} label={energyWords(energy)}>
          <strong>{formatNumber(distance)}</strong>
          <span>{distanceName(energy)}</span>
        </Ring>
      </button>
      <dl className="calorie-pair">
        <div>
          <dt>{dashboard.eaten}</dt>
          <dd>{formatNumber(eaten)}</dd>
        </div>
        <div>
          <dt>{dashboard.goal}</dt>
          <dd>{formatNumber(goal)}</dd>
        </div>
      </dl>
    </>
  );
}
