import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { water } from '#app/text/diary/water.ts';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import type { EditorProps } from '../editor-props.ts';
import { GoalSkeleton } from '../goal-skeleton.tsx';
import { WaterGoalForm } from './water-goal-form.tsx';

/** The water goal from `day` on, in a sheet of its own. */
export function EditWaterGoal({ open, onClose, day }: EditorProps) {
  const stored = useGoals(day);
  return (
    <Sheet open={open} onClose={onClose} title={water.goalTitle}>
      {stored ? (
        <WaterGoalForm key={stored.waterGoal} day={day} goalMl={stored.waterGoal} onSaved={onClose} />
      ) : (
        <GoalSkeleton />
      )}
    </Sheet>
  );
}
