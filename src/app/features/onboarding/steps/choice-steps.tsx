import Armchair from 'lucide-react/icons/armchair';
import Dumbbell from 'lucide-react/icons/dumbbell';
import Equal from 'lucide-react/icons/equal';
import Flame from 'lucide-react/icons/flame';
import Footprints from 'lucide-react/icons/footprints';
import Mars from 'lucide-react/icons/mars';
import Mountain from 'lucide-react/icons/mountain';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import Venus from 'lucide-react/icons/venus';
import type { LucideIcon } from 'lucide-react';
import {
  ACTIVITY_LEVELS,
  GENDERS,
  WEIGHT_GOALS,
  type ActivityLevel,
  type Gender,
  type WeightGoal,
} from '#domain/body/body.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { targetWeightProblem } from '#domain/body/onboarding.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import { StepFrame } from '../parts/step-frame.tsx';
import { changeDraft, getDraft, useDraft } from '../use-draft.ts';
import { useWalk } from '../walk.ts';

const genderIcons: Record<Gender, LucideIcon> = { female: Venus, male: Mars };
const goalIcons: Record<WeightGoal, LucideIcon> = {
  'lose-weight': TrendingDown,
  'maintain-weight': Equal,
  'gain-weight': TrendingUp,
};
const activityIcons: Record<ActivityLevel, LucideIcon> = {
  sedentary: Armchair,
  light: Footprints,
  moderate: Mountain,
  active: Dumbbell,
  very_active: Flame,
};

export function GenderStep() {
  const { title, note, legend, choices } = onboarding.gender;
  const { answers } = useDraft();
  const { next } = useWalk();
  return (
    <StepFrame title={title} note={note} onNext={next}>
      <RadioCards
        legend={legend}
        choices={GENDERS.map((value) => ({ value, label: choices[value], icon: genderIcons[value] }))}
        value={answers.gender}
        onChoose={(gender) => changeDraft({ type: 'answer', answers: { gender } })}
      />
    </StepFrame>
  );
}

export function GoalStep() {
  const { title, legend, choices } = onboarding.goal;
  const { answers } = useDraft();
  const { next } = useWalk();
  return (
    <StepFrame title={title} onNext={next}>
      <RadioCards
        legend={legend}
        choices={WEIGHT_GOALS.map((value) => ({ value, ...choices[value], icon: goalIcons[value] }))}
        value={answers.goal}
        onChoose={(goal) => changeDraft({ type: 'answer', answers: { goal } })}
      />
    </StepFrame>
  );
}

/** The last question: leaving it drafts the plan. */
export function ActivityStep() {
  const { title, legend, choices } = onboarding.activity;
  const { answers } = useDraft();
  const walk = useWalk();
  const finish = () => {
    if (targetWeightProblem(getDraft().answers)) return walk.goTo('target-weight');
    changeDraft({ type: 'draft-plan', today: localDay(new Date()) });
    walk.next();
  };
  return (
    <StepFrame title={title} onNext={finish}>
      <RadioCards
        legend={legend}
        choices={ACTIVITY_LEVELS.map((value) => ({ value, ...choices[value], icon: activityIcons[value] }))}
        value={answers.activityLevel}
        onChoose={(activityLevel) => changeDraft({ type: 'answer', answers: { activityLevel } })}
      />
    </StepFrame>
  );
}
