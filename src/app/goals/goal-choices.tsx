import type { WeightGoal } from '../../domain/body.ts';
import { formatNumber } from '../format/number.ts';
import { goals } from '../text/goals.ts';
import { Segmented } from '../ui/segmented.tsx';
import { goalChoices, kcalFor } from './calories-draft.ts';

interface GoalChoicesProps {
  /** kcal a day that keep the weight. */
  maintenance: number;
  value: WeightGoal | undefined;
  /** The kcal of the chosen goal. */
  onChoose: (kcal: number) => void;
}

/** Lose, keep or gain weight, each with its calories. */
export function GoalChoices({ maintenance, value, onChoose }: GoalChoicesProps) {
  return (
    <Segmented
      legend={goals.weightGoal}
      value={value}
      onChoose={(goal) => onChoose(kcalFor(goal, maintenance))}
      choices={goalChoices(maintenance).map(({ goal, kcal }) => ({
        value: goal,
        label: goals.weightGoals[goal],
        hint: formatNumber(kcal),
      }))}
    />
  );
}
