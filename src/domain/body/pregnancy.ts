import { ADULT_YEARS } from './adult-age.ts';
import { WEIGHT_GOALS, type WeightGoal } from './body.ts';

/** Whether somebody is with child or nurses: their needs are others, and nobody leads them to lose weight. */
export const PREGNANCY = ['no', 'pregnant', 'breastfeeding'] as const;
export type Pregnancy = (typeof PREGNANCY)[number];

interface Person {
  gender?: string | null | undefined;
  pregnancy?: Pregnancy | null | undefined;
}

/** With child or nursing; of a man it is an answer from before he said so. */
export const pregnancyOf = ({ gender, pregnancy }: Person): Pregnancy =>
  gender === 'male' ? 'no' : (pregnancy ?? 'no');

/** Whether somebody eats for two. */
export const feedsTwo = (person: Person): boolean => pregnancyOf(person) !== 'no';

/** Later in life nobody is asked any more. */
const ASKED_TO_YEARS = 55;

/** Whether the profile asks a person: adult women, and whoever has said so before and may take it back. */
export const asksPregnancy = (person: Person & { age: number | null }): boolean => {
  if (feedsTwo(person)) return true;
  const { gender, age } = person;
  return (gender === 'female' || gender === 'other') && age !== null && age >= ADULT_YEARS && age <= ASKED_TO_YEARS;
};

/** The weight goals that are offered to a person. */
export const goalsOffered = (person: Person): readonly WeightGoal[] =>
  feedsTwo(person) ? WEIGHT_GOALS.filter((goal) => goal !== 'lose-weight') : WEIGHT_GOALS;

/** The goal that is reckoned with: who eats for two keeps the weight at least. */
export const goalReckoned = (goal: WeightGoal, person: Person): WeightGoal =>
  goalsOffered(person).includes(goal) ? goal : 'maintain-weight';
