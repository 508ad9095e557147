import { mayBeOffered, type EatingRules } from '#domain/plan/planner/eating-rules.ts';
import type { CoachKnowledge } from '#domain/coach/coach-context.ts';
import { leavesOut } from './may-eat.ts';

/** The knowledge without the recipes that hold what the person does not eat; what is not known of a dish counts as being in it. */
export const suitingKnowledge = (knowledge: CoachKnowledge, rules: EatingRules): CoachKnowledge =>
  leavesOut(rules)
    ? { ...knowledge, recipes: knowledge.recipes.filter(({ contents }) => mayBeOffered(contents, rules)) }
    : knowledge;
