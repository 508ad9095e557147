import { useRef, type ReactNode } from 'react';
import type { NumberAnswer } from '#domain/body/answer-bounds.ts';
import { formatKg } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { NumberPicker } from '../number/number-picker.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { TargetNote } from '../parts/target-note.tsx';
import { rangeOf } from '../draft.ts';
import { changeDraft, useDraft } from '../use-draft.ts';
import { useNumberEntry } from '../number/use-number-entry.ts';
import { useWalk } from '../walk.ts';

interface NumberStepProps {
  answer: NumberAnswer;
  note?: string;
  /** Under the picker. */
  children?: ReactNode;
}

function NumberStep({ answer, note, children }: NumberStepProps) {
  const { next } = useWalk();
  const entry = useNumberEntry(answer);
  const input = useRef<HTMLInputElement>(null);
  const proceed = () => {
    if (entry.commit()) next();
    else input.current?.focus();
  };
  return (
    <StepFrame title={onboarding.numbers[answer].title} note={note} onNext={proceed} look="spread">
      <NumberPicker answer={answer} entry={entry} input={input} />
      {children}
    </StepFrame>
  );
}

export const AgeStep = () => <NumberStep answer="age" note={onboarding.ageNote} />;

export const HeightStep = () => <NumberStep answer="height" note={onboarding.heightNote} />;

export const WeightStep = () => (
  <NumberStep answer="weight" note={onboarding.weightNote}>
    <p className="step-thin">{onboarding.weightLater}</p>
  </NumberStep>
);

/** The weight to reach, on the side of the goal. */
export function TargetWeightStep() {
  const { answers } = useDraft();
  const { least, most } = rangeOf(answers, 'targetWeight');
  if (least > most) return <NoRoom />;
  return (
    <NumberStep answer="targetWeight" note={onboarding.target.note(formatKg(answers.weight))}>
      <TargetNote />
    </NumberStep>
  );
}

/** At the very ends of the scale no target lies on the goal's side. */
function NoRoom() {
  const { goTo } = useWalk();
  const maintain = () => {
    changeDraft({ type: 'answer', answers: { goal: 'maintain-weight' } });
    goTo('activity-level');
  };
  return (
    <StepFrame title={onboarding.numbers.targetWeight.title} nextLabel={onboarding.target.maintain} onNext={maintain}>
      <Notice tone="warn">{onboarding.target.noRoom}</Notice>
    </StepFrame>
  );
}
