import { useId } from 'react';
import { answerCheckIn, useCheckInDue } from '#device/body/check-in.ts';
import { keepWeekdayGoals, useWeekdayGoals } from '#device/body/weekday-goals.ts';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { proposedGoal, type CheckedPerson, type CheckInAnswer } from '#domain/body/expenditure/check-in.ts';
import type { Expenditure } from '#domain/body/expenditure/expenditure.ts';
import { meanKcal, withMean } from '#domain/body/weekday-goals.ts';
import { formatKcal } from '#app/format/number.ts';
import { expenditure as words } from '#app/text/diary/expenditure.ts';
import { Button } from '#app/ui/button/button.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';

/** Once a week: a new goal, where what the body burns suggests one. Nothing changes by itself. */
export function CheckIn({ today, told }: { today: DiaryDay; told: Expenditure }) {
  const title = useId();
  const due = useCheckInDue(today);
  const goals = useGoals(today);
  const person = personOf(useUser());
  const week = useWeekdayGoals();
  const present = week ? meanKcal(week) : goals?.calories;
  const offered = week !== undefined && present !== undefined && person ? proposedGoal(told, person, present) : null;
  if (!due || present === undefined || offered === null) return null;
  const put = (answer: CheckInAnswer) =>
    answerCheckIn(today, answer).catch((error: unknown) => showFailure(error, words.notKept));
  const change = async () => {
    try {
      if (week) await keepWeekdayGoals(today, withMean(week, offered));
      else await changeGoals(today, { field: 'calories', calories: offered });
      showToast({ text: words.changed(formatKcal(offered)) });
      await put('yes');
    } catch (error) {
      showFailure(error, words.notChanged);
    }
  };
  return (
    <section className="check-in" aria-labelledby={title}>
      <h3 id={title}>{words.checkIn}</h3>
      <p>{words.offer(formatKcal(present), formatKcal(offered))}</p>
      <div className="check-in-actions">
        <Button tone="tint" onClick={() => void change()}>
          {words.yes}
        </Button>
        <Button onClick={() => void put('no')}>{words.no}</Button>
        <Button tone="bare" onClick={() => void put('later')}>
          {words.later}
        </Button>
      </div>
    </section>
  );
}

/** The person as the proposal needs one; null while the profile lacks something that protects. */
function personOf(user: User | null | undefined): CheckedPerson | null {
  if (!user) return null;
  const { gender, age, height, fitnessGoal, targetWeight, pregnancy } = user.profile;
  if (gender === null || age === null || height === null) return null;
  return {
    gender,
    ageYears: age,
    heightCm: height,
    goal: fitnessGoal ?? 'maintain-weight',
    targetKg: targetWeight,
    pregnancy: pregnancy ?? null,
  };
}
