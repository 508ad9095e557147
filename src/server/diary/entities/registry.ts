import type { Changes } from '#contract/diary/changes.ts';
import { keyRows } from '../core/own-rows.ts';
import type { RuleId, RulesOf } from '../core/rule.ts';
import type { DiaryTable } from '../core/table.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { conversation } from './conversation.ts';
import { day } from './day.ts';
import { favourite } from './favourite.ts';
import { goals } from './goals.ts';
import { meal } from './meal.ts';
import { picture } from './picture.ts';
import { plan } from './plan/plan.ts';
import { profile } from './profile.ts';
import { valueThing } from './value-thing.ts';
import { water } from './water.ts';
import { weight } from './weight.ts';

/** Every table of a user's diary: all are merged and deleted with it. */
export const TABLES: readonly DiaryTable[] = [
  day,
  meal,
  water,
  weight,
  conversation,
  favourite,
  valueThing,
  goals,
  plan,
  picture,
]
  .flatMap(({ tables }): readonly DiaryTable[] => tables)
  .concat(keyRows);

/** The rule of every write of the diary; a batch takes these and nothing else. */
export const RULES: RulesOf<RuleId> = {
  ...meal.rules,
  ...water.rules,
  ...weight.rules,
  ...goals.rules,
  ...plan.rules,
  ...profile.rules,
  ...conversation.rules,
  ...favourite.rules,
  ...valueThing.rules,
};

/** Whether a call is a write of the diary. */
export const isRuleId = (id: string): id is RuleId => Object.hasOwn(RULES, id);

/** What GET /changes tells. */
export const TOLD: {
  readonly [Name in Exclude<keyof Changes, 'generation' | 'rev' | 'hasMore'>]: Told<Changes[Name]>;
} = {
  days: day.told,
  weights: weight.told,
  goals: goals.told,
  favourites: favourite.told,
  talks: conversation.told,
  things: valueThing.told,
  plan: plan.told,
  profile: profile.told,
};

/** What an exported file holds. */
export const FILED: {
  readonly [Name in Exclude<keyof DiaryFile, 'format' | 'version' | 'exportedAt'>]: Filed<DiaryFile[Name]>;
} = {
  user: profile.filed,
  days: day.filed,
  weights: weight.filed,
  plan: plan.filed,
  conversations: conversation.filed,
  favourites: favourite.filed,
  things: valueThing.filed,
};
