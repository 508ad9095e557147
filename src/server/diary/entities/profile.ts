import type { CALLS } from '#contract/calls.ts';
import type { Changes } from '#contract/diary/changes.ts';
import type { User } from '#contract/account/user.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { confirmationRequired } from '#server/errors/api-error.ts';
import type { UserRow } from '#server/store/tables/diary-tables.ts';
import { aged, isNewerThan, type CallRule } from '../core/rule.ts';
import type { DiaryFile, Filed, Told } from '../core/told.ts';
import { put } from '../core/work.ts';
import { newestWeight, newestWeights, weights } from './weight.ts';

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

/** Changes the given fields of the profile; a weight is the weigh-in of the sender's day. */
const putProfile: CallRule<typeof CALLS.putProfile> = {
  wants: () => ({ parts: [newestWeights] }),
  decide({ body: { weight, date, asOf, ...fields } }, work, { rev, nowMs, today, confirmed }) {
    const { user, userId } = work;
    if (isNewerThan({ rev: user.profileRev, age: user.profileAge }, asOf)) {
      return { data: { ...userOf(userId, user, newestWeight(work)), rev: user.profileRev }, rev: user.profileRev };
    }
    const changesEmail = fields.email !== undefined && fields.email !== user.email;
    // An account signs in by it: in a batch nobody can confirm.
    if (changesEmail && !user.isAnonymous && !confirmed) throw confirmationRequired();
    const changed: UserRow = {
      ...user,
      ...given(fields),
      ...(changesEmail && { emailMs: nowMs }),
      profileRev: rev,
      profileAge: asOf ?? null,
      updatedMs: nowMs,
    };
    const weighing =
      weight === undefined ? [] : [{ date: date ?? today, weight: roundTo1(weight), atMs: nowMs, ...aged(rev, asOf) }];
    return {
      data: { ...userOf(userId, changed, newestWeight(work, weighing)), rev },
      rev,
      effect: { user: changed, rows: [put(weights, ...weighing)] },
    };
  },
};

/** Without the fields that were not sent: they must not overwrite. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };

export const profile = {
  rules: { putProfile },
  told: {
    // It shows the newest weigh-in, so it has changed with every weigh-in.
    ofUser: {
      sql: 'greatest(u.profile_rev, (select max(w.rev) from weights w where w.user_id = u.user_id))',
      of: (user, rows) => Math.max(user.profileRev, ...rows(weights).map(({ rev }) => rev)),
    },
    tell: ({ userId, user, userRev }) =>
      userRev === null ? null : { ...userOf(userId, user, user.weight), rev: userRev },
  } satisfies Told<Changes['profile']>,
  filed: {
    wants: [],
    tell: ({ userId, user }) => userOf(userId, user, user.weight),
  } satisfies Filed<DiaryFile['user']>,
};
