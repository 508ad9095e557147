import { useUser } from '#device/diary/hooks/use-user.ts';
import { safeMinimumKcal } from '#domain/body/energy.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import { formatKcal } from '#app/format/number.ts';
import { goals } from '#app/text/diary/goals.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { bodyOfProfile } from './body-of-profile.ts';
import { energyNeed } from './calories-draft.ts';
import { saveGoals } from './save-goals.ts';

/** Warns of a calorie goal below the safe minimum and offers that, from `day` on; nothing otherwise. */
export function SafeGoalNotice({ kcal, day }: { kcal: number; day: DiaryDay }) {
  const user = useUser();
  if (user === undefined) return null;
  const least =
    user && feedsTwo(user.profile)
      ? energyNeed(bodyOfProfile(user.profile, undefined), true).safeMinimum
      : safeMinimumKcal(user?.profile.gender ?? 'other');
  if (kcal >= least) return null;
  const take = () => void saveGoals(day, { field: 'calories', calories: least }, goals.saved, goals.notSaved);
  return (
    <Notice tone="warn" action={<Button onClick={take}>{goals.takeSafe(formatKcal(least))}</Button>}>
      {goals.belowSafe(formatKcal(least))}
    </Notice>
  );
}
