import type { CALLS } from '#contract/calls.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { confirmationRequired } from '../accounts/confirmed.ts';
import type { UserRow } from '../store/schema.ts';
import { userOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { CallRule } from './rule.ts';

/** Changes the given fields of the profile; a weight is the weigh-in of the sender's day. */
export const putProfileRule: CallRule<typeof CALLS.putProfile> = {
  wants: () => ({ newestWeight: true }),
  decide({ body: { weight, date, asOf, ...fields } }, work, { rev, nowMs, today, confirmed }) {
    const { user, userId } = work;
    if (isNewerThan(user.profileRev, asOf)) {
      return { data: { ...userOf(userId, user, work.newestWeight()), rev: user.profileRev }, rev: user.profileRev };
    }
    const changesEmail = fields.email !== undefined && fields.email !== user.email;
    // An account signs in by it: in a batch nobody can confirm.
    if (changesEmail && !user.isAnonymous && !confirmed) throw confirmationRequired();
    const changed: UserRow = {
      ...user,
      ...given(fields),
      ...(changesEmail && { emailMs: nowMs }),
      profileRev: rev,
      updatedMs: nowMs,
    };
    const weighing = weight === undefined ? [] : [{ date: date ?? today, weight: roundTo1(weight), atMs: nowMs, rev }];
    return {
      data: { ...userOf(userId, changed, work.newestWeight(weighing)), rev },
      rev,
      effect: { user: changed, weights: weighing },
    };
  },
};

/** Without the fields that were not sent: they must not overwrite. */
const given = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Fields]?: Exclude<Fields[Name], undefined>;
  };
