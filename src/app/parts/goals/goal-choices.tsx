import type { WeightGoal } from '#domain/body.ts';
import { formatNumber } from '#app/format/number.ts';
import { goals } from '#app/text/diary/goals.ts';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { goalChoices, kcalFor } from './calories-draft.ts';

interface GoalChoicesProps {
  /** kcal a day that keep the weight. */
  maintenance: number;
  /** The goals among which the person may choose. */
  offered: readonly WeightGoal[];
  value: WeightGoal | undefined;
  /** The kcal of the chosen goal. */
  onChoose: (kcal: number) => void;
}

/** Lose, keep or gain weight, each with its calories. */
export function GoalChoices({ maintenance, offered, value, onChoose }: GoalChoicesProps) {
  return (
    <Segmented
      legend={goals.weightGoal}
      value={value !== undefined && offered.includes(value) ? value : undefined}
      onChoose={(goal) => onChoose(kcalFor(goal, maintenance))}
      choices={goalChoices(maintenance, offered).map(({ goal, kcal }) => ({
        value: goal,
        label: goals.weightGoals[goal],
        hint: formatNumber(kcal),
      }))}
    />
  );
}
