import type { CALLS } from '#contract/calls.ts';
import { DEFAULT_DIET, type Diet } from '#domain/diet-plan-draft.ts';
import type { Goals } from '#domain/goals.ts';
import { gramsOfShares, MACRO_PRESETS, macroGoals, type MacroPreset } from '#domain/macros.ts';
import { makeWeek } from '../food/week-plan.ts';
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

/** Chooses a diet: a new week, and for another diet than before its macro split from a day on. */
export const postDietRule: CallRule<typeof CALLS.postDiet> = {
  wants: () => ({ plan: true, goals: true, newestWeight: true }),
  decide({ body: { dietId, date, week, asOf } }, work, { rev, today, newId }) {
    const stored = work.plan;
    if (!stored) throw noPlan();
    if (dietNeedsAccess(dietId) && !work.access) throw premiumRequired();
    if (isNewerThan(stored.rev, asOf)) return { data: planOf(stored), rev: stored.rev };
    if (week && asOf !== undefined) {
      const plan: PlanRow = { ...stored, ...week, dietId, rev };
      return { data: planOf(plan), rev, effect: { plan } };
    }
    const day = date ?? today;
    const before = goalsOnDay(work.goalsTimeline(), day);
    const isNew = dietId !== stored.dietId;
    const goals = isNew
      ? { ...before, macros: macrosOfDiet(dietId, before, stored, work.newestWeight() ?? stored.initialWeight) }
      : before;
    const planId = newId();
    const days = makeWeek({ goals, diet: dietId, hasAccess: work.access, seed: planId });
    const plan: PlanRow = { ...stored, planId, dietId, days, rev };
    return { data: planOf(plan), rev, effect: { plan, ...(isNew && { goals: [goalsRow(goals, day, rev)] }) } };
  },
};

function macrosOfDiet(diet: Diet, { calories }: Goals, { goal }: PlanRow, weightKg: number) {
  const preset = SPLIT[diet];
  return preset ? gramsOfShares(calories, MACRO_PRESETS[preset]) : macroGoals(calories, weightKg, goal);
}
