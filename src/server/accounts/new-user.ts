import { randomUUID } from 'node:crypto';
import type { Orm } from '../store/database.ts';
import { users, type UserRow } from '../store/tables/diary-tables.ts';

/** Random, unlike the ids of what a user has: those who come last would otherwise lie side by side, on one machine of a cluster. */
export const newUserId = (): string => randomUUID();

/** A user of whom nothing is known yet. */
export const blankUser = (nowMs: number): UserRow => ({
  rev: 0,
  profileRev: 0,
  profileAge: null,
  createdMs: nowMs,
  updatedMs: nowMs,
  email: null,
  phoneNumber: null,
  displayName: null,
  isAnonymous: true,
  wasAskedPassword: false,
  gender: null,
  age: null,
  height: null,
  targetWeight: null,
  fitnessGoal: null,
  activityLevel: null,
  pregnancy: null,
  trialStartedMs: null,
  premiumUntilMs: null,
  autoRenew: false,
  consentVersion: null,
  consentMs: null,
  emailMs: null,
  pendingPhone: null,
  pendingPhoneMs: null,
});

/** Stores an anonymous user without a plan, whose trial begins at `trialStartedMs`; without it, with a proven number. */
export async function createUser(
  orm: Orm,
  userId: string,
  nowMs: number,
  trialStartedMs: number | null = null,
): Promise<void> {
  // Revision 1, with the profile at it: a device that begins at 0 gets the profile.
  await orm.insert(users).values({ userId, ...blankUser(nowMs), trialStartedMs, rev: 1, profileRev: 1 });
}
