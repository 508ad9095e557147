import type { CALLS } from '../../contract/calls.ts';
import { DEFAULT_DIET, type Diet } from '../../domain/diet-plan-draft.ts';
import type { Goals } from '../../domain/goals.ts';
import { gramsOfShares, MACRO_PRESETS, macroGoals, type MacroPreset } from '../../domain/macros.ts';
import { noPlan, premiumRequired } from '../http/api-error.ts';
import type { PlanRow } from '../store/schema.ts';
import { planOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import { goalsOnDay, goalsRow } from './goal-rules.ts';
import type { CallRule } from './rule.ts';

/** Diets with a split of their own (design §5); the others keep the formula's. */
const SPLIT: Partial<Record<Diet, MacroPreset>> = { 'low-carb': 'keto', 'high-protein': 'protein' };

/** Whether a diet is only for premium or a running trial. */
export const dietNeedsAccess = (diet: Diet): boolean => diet !== DEFAULT_DIET;

/** Chooses a diet: a new plan, and its macro split from a day on. */
export const postDietRule: CallRule<typeof CALLS.postDiet> = {
  wants: () => ({ plan: true, goals: true, newestWeight: true }),
  decide({ body: { dietId, date, asOf } }, work, { rev, today, newId }) {
    const stored = work.plan;
    if (!stored) throw noPlan();
    if (dietNeedsAccess(dietId) && !work.access) throw premiumRequired();
    if (isNewerThan(stored.rev, asOf)) return { data: planOf(stored), rev: stored.rev };
    const plan: PlanRow = { ...stored, planId: newId(), dietId, rev };
    const day = date ?? today;
    const goals = goalsOnDay(work.goalsTimeline(), day);
    const macros = macrosOfDiet(dietId, goals, plan, work.newestWeight() ?? plan.initialWeight);
    return { data: planOf(plan), rev, effect: { plan, goals: [goalsRow({ ...goals, macros }, day, rev)] } };
  },
};

function macrosOfDiet(diet: Diet, { calories }: Goals, { goal }: PlanRow, weightKg: number) {
  const preset = SPLIT[diet];
  return preset ? gramsOfShares(calories, MACRO_PRESETS[preset]) : macroGoals(calories, weightKg, goal);
}
