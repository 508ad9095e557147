import { useState, type FormEvent } from 'react';
import type { ProfileFields } from '#contract/account/profile.ts';
import type { User } from '#contract/account/user.ts';
import { ANSWER_BOUNDS } from '#domain/body/answer-bounds.ts';
import { healthyMinimumKg } from '#domain/body/body.ts';
import { DEFAULT_ANSWERS, hasTargetWeight } from '#domain/body/onboarding.ts';
import { feedsTwo, goalReckoned, goalsOffered } from '#domain/body/pregnancy.ts';
import { formatKg, formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { goals } from '#app/text/diary/goals.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { BoundedNumber } from './bounded-number.tsx';
import { readTarget } from './target-draft.ts';
import './edit-form.css';

interface TargetFormProps {
  profile: User['profile'];
  weightKg: number | null;
  onSave: (fields: ProfileFields) => void;
}

/** Lose, keep or gain weight, and the weight to reach. */
export function TargetForm({ profile, weightKg, onSave }: TargetFormProps) {
  const [goal, setGoal] = useState(goalReckoned(profile.fitnessGoal ?? DEFAULT_ANSWERS.goal, profile));
  const [text, setText] = useState(
    formatNumber(profile.targetWeight ?? weightKg ?? DEFAULT_ANSWERS.targetWeight, { decimals: 1 }),
  );
  const { fields, problem, isUnderweight } = readTarget({ goal, text, weightKg, heightCm: profile.height });
  const healthy = profile.height === null ? null : healthyMinimumKg(profile.height);
  const present = formatKg(weightKg ?? 0);
  const { target, safety, numbers } = onboarding;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields) onSave(fields);
  };
  return (
    <form className="edit-form" onSubmit={submit} noValidate>
      <Segmented
        legend={goals.weightGoal}
        value={goal}
        onChoose={setGoal}
        choices={goalsOffered(profile).map((value) => ({ value, label: goals.weightGoals[value] }))}
      />
      {feedsTwo(profile) ? <Notice>{goals.noLossNow}</Notice> : null}
      {hasTargetWeight(goal) ? (
        <>
          <BoundedNumber
            words={numbers.targetWeight}
            bounds={ANSWER_BOUNDS.targetWeight}
            text={text}
            onText={setText}
            problem={
              problem === 'not-below-weight'
                ? target.notBelow(present)
                : problem === 'not-above-weight'
                  ? target.notAbove(present)
                  : undefined
            }
          />
          {isUnderweight && healthy !== null ? (
            <Notice
              tone="warn"
              action={
                <Button onClick={() => setText(formatNumber(healthy, { decimals: 1 }))}>
                  {safety.chooseTarget(formatKg(healthy))}
                </Button>
              }
            >
              {safety.targetTooLow(formatKg(healthy))}
            </Notice>
          ) : null}
        </>
      ) : null}
      {weightKg === null ? null : <p className="edit-form-hint">{target.note(present)}</p>}
      <Button type="submit" tone="go" wide disabled={fields === null}>
        {common.save}
      </Button>
    </form>
  );
}
