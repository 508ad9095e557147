import type { Body } from '#domain/body/body.ts';
import type { User } from '#contract/account/user.ts';

/** The profile as the formulas need it, at the newest weight; null while something is missing. */
export function bodyOfProfile(profile: User['profile'], newestKg: number | undefined): Body | null {
  const { gender, age, height, weight, activityLevel } = profile;
  const weightKg = newestKg ?? weight;
  if (gender === null || age === null || height === null || weightKg === null || activityLevel === null) return null;
  return { gender, ageYears: age, heightCm: height, weightKg, activityLevel };
}
