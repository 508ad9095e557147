import type * as v from 'valibot';
import type { Conversation } from '#contract/conversations.ts';
import type { Goals as GoalsSchema, Water } from '#contract/day.ts';
import type { Dish } from '#contract/meals.ts';
import type { Plan } from '#contract/plan.ts';
import type { Timestamp } from '#contract/primitives.ts';
import type { GoalsEntry } from '#domain/goals.ts';
import type { User } from '#contract/user.ts';
import { planDayOf } from '../food/week-plan.ts';
import type { ConversationRow, GoalsRow, PlanRow, UserRow, WaterEntryRow } from '../store/schema.ts';
import type { StoredMeal } from './load.ts';

/** Epoch ms as the wire has it. */
export const timestampOf = (ms: number): Timestamp => ({
  seconds: Math.floor(ms / 1000),
  nanoseconds: (ms % 1000) * 1_000_000,
});

/** A stored entry as the wire has it. */
export function dishOf({
  seconds,
  nanoseconds,
  deleted: _,
  picture: __,
  nutrients,
  nutrientCoverage,
  ...meal
}: StoredMeal): Dish {
  return {
    ...meal,
    firestoreId: meal.id,
    timestamp: { seconds, nanoseconds },
    ...(nutrients && { nutrients }),
    ...(nutrientCoverage && { nutrientCoverage }),
  };
}

/** A day's water as the wire has it. */
export const waterOf = (rows: readonly WaterEntryRow[]): v.InferOutput<typeof Water> => ({
  totalIntake: rows.reduce((total, { ml }) => total + ml, 0),
  rows: rows.map(({ id, ml }) => ({ id, ml })),
});

/** A goals entry as the timeline counts with it. */
export const goalsEntryOf = ({ date, basis, ...row }: GoalsRow): GoalsEntry => ({
  ...goalsOf({ date, basis, ...row }),
  date,
  ...(basis && { basis }),
});

/** A goals entry without its date. */
export const goalsOf = ({
  calories,
  carbs,
  fats,
  proteins,
  waterGoal,
}: GoalsRow): v.InferOutput<typeof GoalsSchema> => ({
  calories,
  macros: { carbs, fats, proteins },
  waterGoal,
});

/** The plan as the wire has it. */
export const planOf = (plan: PlanRow): Plan => ({ ...plan, days: plan.days.map(planDayOf) });

/** An exchange with the assistant as the wire has it. */
export const conversationOf = ({
  conversationId,
  source,
  metadata,
  deleted: _,
  createdMs,
  ...row
}: ConversationRow): Conversation => ({
  ...row,
  metadata: metadata ? { ...metadata, conversationId } : { conversationId, source },
  createdAt: new Date(createdMs).toISOString(),
});

/** The user as the wire has it; `weight` is the newest weigh-in in kg. */
export function userOf(userId: string, user: UserRow, weight: number | null): User {
  return {
    uid: userId,
    email: user.email,
    phoneNumber: user.phoneNumber,
    displayName: user.displayName,
    isAnonymous: user.isAnonymous,
    createdAt: new Date(user.createdMs).toISOString(),
    updatedAt: new Date(user.updatedMs).toISOString(),
    wasAskedPassword: user.wasAskedPassword,
    consent: consentOf(user),
    pendingPhone: pendingOf(user),
    profile: {
      gender: user.gender,
      age: user.age,
      height: user.height,
      weight,
      targetWeight: user.targetWeight,
      fitnessGoal: user.fitnessGoal,
      activityLevel: user.activityLevel,
      pregnancy: user.pregnancy,
    },
  };
}

const consentOf = ({ consentVersion, consentMs }: UserRow): User['consent'] =>
  consentVersion === null || consentMs === null
    ? null
    : { version: consentVersion, givenAt: new Date(consentMs).toISOString() };

const pendingOf = ({ pendingPhone, pendingPhoneMs }: UserRow): User['pendingPhone'] =>
  pendingPhone === null || pendingPhoneMs === null
    ? null
    : { phoneNumber: pendingPhone, effectiveAt: new Date(pendingPhoneMs).toISOString() };
