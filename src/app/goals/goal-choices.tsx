import type { WeightGoal } from '../../domain/body.ts';
import { formatNumber } from '../format/number.ts';
import { goals as words } from '../text/goals.ts';
import { Segmented } from '../ui/segmented.tsx';
import { goalChoices, kcalFor } from './calories-draft.ts';

interface GoalChoicesProps {
  /** kcal a day that keep the weight. */
  maintenance: number;
  /** Those that may be proposed. */
  goals: readonly WeightGoal[];
  value: WeightGoal | undefined;
  /** The kcal of the chosen goal. */
  onChoose: (kcal: number) => void;
}

/** Lose, keep or gain weight, each with its calories. */
export function GoalChoices({ maintenance, goals, value, onChoose }: GoalChoicesProps) {
  return (
    <Segmented
      legend={words.weightGoal}
      value={value}
      onChoose={(goal) => onChoose(kcalFor(goal, maintenance))}
      choices={goalChoices(maintenance, goals).map(({ goal, kcal }) => ({
        value: goal,
        label: words.weightGoals[goal],
        hint: formatNumber(kcal),
      }))}
    />
  );
}
