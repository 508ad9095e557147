import type { ProfileFields } from '#contract/profile.ts';
import type { User } from '#contract/user.ts';
import type { NewOperation, UserRow } from './records.ts';
import { waitingOf } from './waiting-of.ts';

/** The user's record with what the person has changed since; null until the server has told who it is. */
export function projectProfile(base: UserRow['base'], operations: readonly NewOperation[]): UserRow | null {
  if (base === null) return null;
  const { rev: _, ...user } = base;
  return { key: 'current', base, view: changedUser(user, operations), waiting: waitingOf(operations) };
}

/** A user's record as it is once these operations have been done. */
export function changedUser(user: User, operations: readonly Pick<NewOperation, 'change'>[]): User {
  let changed = user;
  for (const { change } of operations) {
    if (change.kind !== 'profile.change') continue;
    const { displayName = changed.displayName, ...fields } = change.fields;
    changed = { ...changed, displayName, profile: { ...changed.profile, ...fields } };
  }
  return changed;
}

/** All that a person has told about themselves, as one change. */
export function profileFieldsOf({ displayName, profile }: User): ProfileFields {
  const { gender, age, height, targetWeight, fitnessGoal, activityLevel, pregnancy } = profile;
  return {
    displayName,
    ...(gender !== null && { gender }),
    ...(age !== null && { age }),
    ...(height !== null && { height }),
    ...(targetWeight !== null && { targetWeight }),
    ...(fitnessGoal !== null && { fitnessGoal }),
    ...(activityLevel !== null && { activityLevel }),
    ...(pregnancy && { pregnancy }),
  };
}
