import { WEIGHT_GOALS, type WeightGoal } from './body.ts';
import { feedsTwo, type Pregnancy } from './pregnancy.ts';

type MaybePregnancy = Pregnancy | null | undefined;

/** The weight goals that may be proposed: nobody who is with child or nurses is led to lose weight. */
export const weightGoalsOnOffer = (pregnancy: MaybePregnancy): readonly WeightGoal[] =>
  feedsTwo(pregnancy) ? WEIGHT_GOALS.filter((goal) => goal !== 'lose-weight') : WEIGHT_GOALS;

/** The goal that figures are reckoned for: the person's own where it may be proposed, else to keep the weight. */
export const proposedGoal = (goal: WeightGoal, pregnancy: MaybePregnancy): WeightGoal =>
  weightGoalsOnOffer(pregnancy).includes(goal) ? goal : 'maintain-weight';

/** From this age in years on, up to that one, the profile asks; whoever has answered can always take it back. */
const ASKED = { from: 18, to: 55 } as const;

/** Whether the profile asks whether somebody is pregnant or breast-feeding. */
export const asksPregnancy = ({ gender, age, pregnancy }: { gender: string | null; age: number | null; pregnancy?: MaybePregnancy }): boolean =>
  gender === 'female' && (feedsTwo(pregnancy) || (age !== null && age >= ASKED.from && age <= ASKED.to));
