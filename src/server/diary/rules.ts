import { CALLS } from '#contract/calls.ts';
import type { RuleId } from '../http/handler.ts';
import { deleteConversationRule, postConversationRule } from './conversation-rules.ts';
import { deleteFavouriteRule, putFavouriteRule } from './favourite-rules.ts';
import { putCaloriesRule, putMacrosRule, putWaterGoalRule } from './goal-rules.ts';
import { deleteMealRule, postMealRule } from './meal-rules.ts';
import { postDietRule } from './plan-rules.ts';
import { postSwapMealRule } from './swap-meal-rule.ts';
import { putProfileRule } from './profile-rules.ts';
import type { CallRule } from './rule.ts';
import { postWaterRule } from './water-rules.ts';
import { deleteWeightRule, postWeightRule } from './weight-rules.ts';

/** The rule of every write of the diary; a batch takes these and nothing else. */
export const RULES: { [Id in RuleId]: CallRule<(typeof CALLS)[Id]> } = {
  postMeal: postMealRule,
  deleteMeal: deleteMealRule,
  postWater: postWaterRule,
  putWaterGoal: putWaterGoalRule,
  putCalories: putCaloriesRule,
  putMacros: putMacrosRule,
  postWeight: postWeightRule,
  deleteWeight: deleteWeightRule,
  postDiet: postDietRule,
  postSwapMeal: postSwapMealRule,
  putProfile: putProfileRule,
  postConversation: postConversationRule,
  deleteConversation: deleteConversationRule,
  putFavourite: putFavouriteRule,
  deleteFavourite: deleteFavouriteRule,
};

/** Whether a call is a write of the diary. */
export const isRuleId = (id: string): id is RuleId => Object.hasOwn(RULES, id);
