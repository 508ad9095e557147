import { useState } from 'react';
import { changeGoals } from '#device/diary/commands/goals.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Goals } from '#domain/body/goals.ts';
import { feedsTwo } from '#domain/body/pregnancy.ts';
import { formatKcal, formatKg, formatGrams } from '#app/format/number.ts';
import { body } from '#app/text/diary/body.ts';
import { goals as goalLabel, goals } from '#app/text/diary/goals.ts';
import { profile as words, profile } from '#app/text/account/profile.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { areSame, recalculateGoals } from './recalculated-goals.ts';
import './recalculate-goals.css';
import '../edit/edit-form.css';

interface RecalculateGoalsProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
  profile: User['profile'];
  weightKg: number | null;
  goals: Goals;
  hasAccess: boolean;
}

/** Shows what the formulas give today beside the present goals; nothing changes until the person says so. */
export function RecalculateGoals({ open, onClose, ...rest }: RecalculateGoalsProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.recalculate}>
      <Preview onSaved={onClose} {...rest} />
    </Sheet>
  );
}

function Preview({
  onSaved,
  day,
  profile,
  weightKg,
  goals,
  hasAccess,
}: Omit<RecalculateGoalsProps, 'open' | 'onClose'> & { onSaved: () => void }) {
  const [kcal, setKcal] = useState<number>();
  const next = recalculateGoals(profile, weightKg, goals, { hasAccess, ...(kcal !== undefined && { kcal }) });
  if (!next) return <Notice tone="warn">{words.incomplete}</Notice>;
  const save = async () => {
    try {
      await changeGoals(day, { field: 'calories', calories: next.goals.calories });
      if (hasAccess) await changeGoals(day, { field: 'macros', macros: next.goals.macros });
      showToast({ text: words.recalculated });
      onSaved();
    } catch (error) {
      showFailure(error, goalLabel.notSaved);
    }
  };
  const same = areSame(goals, next.goals);
  const safe = next.safeKcal === null ? null : formatKcal(next.safeKcal);
  return (
    <div className="edit-form">
      <p>{words.recalculateText(formatKg(weightKg ?? 0), body.goals[next.goal].label)}</p>
      {feedsTwo(profile) ? <Notice>{goalLabel.noLossNow}</Notice> : null}
      <GoalsComparison before={goals} after={next.goals} />
      {hasAccess ? null : <p className="edit-form-hint">{words.macrosNeedPro}</p>}
      {safe === null ? null : (
        <Notice
          tone="warn"
          action={<Button onClick={() => setKcal(next.safeKcal ?? undefined)}>{goalLabel.takeSafe(safe)}</Button>}
        >
          {goalLabel.belowSafe(safe)}
        </Notice>
      )}
      {same ? <Notice>{words.sameGoals}</Notice> : null}
      <Button tone="go" wide disabled={same} onClick={() => void save()}>
        {words.takeGoals}
      </Button>
    </div>
  );
}

/** The present goals and the new ones, figure by figure. */
function GoalsComparison({ before, after }: { before: Goals; after: Goals }) {
  const rows = [
    { label: profile.calories, now: formatKcal(before.calories), next: formatKcal(after.calories) },
    ...(['carbs', 'proteins', 'fats'] as const).map((macro) => ({
      label: goals[macro],
      now: formatGrams(before.macros[macro]),
      next: formatGrams(after.macros[macro]),
    })),
  ];
  return (
    <table className="goals-comparison">
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{profile.goals}</VisuallyHidden>
          </th>
          <th scope="col">{profile.before}</th>
          <th scope="col">{profile.after}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, now, next }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{now}</td>
            <td>
              <b>{next}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
