import { changeGoals } from '#device/diary/commands/goals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { GoalsChange } from '#domain/body/goals.ts';
import { showFailure } from '../saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Stores a change of the goals from `day` on and says how that ended; true when it is stored. */
export async function saveGoals(day: DiaryDay, change: GoalsChange, saved: string, notSaved: string): Promise<boolean> {
  try {
    await changeGoals(day, change);
    showToast({ text: saved });
    return true;
  } catch (error) {
    showFailure(error, notSaved);
    return false;
  }
}
