import { putProfile, type ProfileFields } from '#contract/account/profile.ts';
import { unknownFields } from '#domain/diary/unknown-fields.ts';
import type { User } from '#contract/account/user.ts';
import { isUnsent, waitingOf, type DraftOperation } from '../outbox/lanes.ts';
import { appended, replaced, type LaneContext, type LaneEdit } from '../outbox/lane-edit.ts';
import type { Change, NewOperation, UserRow } from '../records.ts';
import type { Entity, EntitySync } from './parts/entity.ts';
import { withBody } from './parts/frozen-request.ts';
import { cameAlong, replaceRows } from './parts/keyed.ts';

type ProfileChange = Extract<Change, { kind: 'profile.change' }>;
type Base = UserRow['base'];

/** The user's record with what the person has changed since; null until the server has told who it is. */
export function projectProfile(base: Base, operations: readonly NewOperation[]): UserRow | null {
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

/** The person changed fields of the profile: the newest value of each stands. */
function editProfile(lane: readonly DraftOperation[], change: ProfileChange, context: LaneContext): LaneEdit {
  // Refused fields that are all given anew are what the person now corrects.
  const kept = lane.filter(({ state, change: old }) => state !== 'failed' || !isWithin(old, change));
  const tail = kept.at(-1);
  if (!tail || !isUnsent(tail) || tail.change.kind !== 'profile.change') return appended(kept, change, context);
  return replaced(kept, tail, { ...change, fields: { ...tail.change.fields, ...change.fields } });
}

const isWithin = (old: Change, change: ProfileChange): boolean =>
  old.kind === 'profile.change' && Object.keys(old.fields).every((name) => Object.hasOwn(change.fields, name));

/** The fields that the account does not say of itself; null: it says all of them. */
function someFields({ kind, fields }: ProfileChange, theirs: Base, own: Base): ProfileChange | null {
  const left = Object.entries(fields).filter(([name]) => cameAlong(fieldOf(theirs, name), fieldOf(own, name), String));
  if (left.length === 0) return null;
  // Names and values are those of the fields that came in.
  return left.length === Object.keys(fields).length
    ? { kind, fields }
    : { kind, fields: Object.fromEntries(left) as ProfileFields };
}

function fieldOf(user: Base, name: string): unknown {
  if (!user) return null;
  return name === 'displayName'
    ? user.displayName
    : Object.entries(user.profile).find(([field]) => field === name)?.[1];
}

/** What a person has told about themselves. */
export const profile: Entity<ProfileChange, unknown, { base: Base }, Base> = {
  name: 'profile',
  kinds: ['profile.change'],
  isWhole: false,
  laneOf: () => 'profile',
  edit: (lane, change, _facts, context) => editProfile(lane, change, context),
  lanesOf: () => ['profile'],
  writeViews: async (tx, _lanes, outbox, bases) => {
    const base = bases ? bases.base : ((await tx.user.get('current'))?.base ?? null);
    await replaceRows(tx.user, ['current'], [projectProfile(base, outbox.get('profile') ?? [])]);
  },
  withoutBase: async () => ({ base: null }),
  truth: async (tx) => (await tx.user.get('current'))?.base ?? null,
  allowed: (change, from, into) => {
    const some = someFields(change, from, into);
    return some && some.fields === change.fields ? change : some;
  },
};

/** What this app knows of a profile; all else is a newer app's, and goes back as it came. */
const FIELDS = Object.keys({
  gender: true,
  age: true,
  height: true,
  weight: true,
  targetWeight: true,
  fitnessGoal: true,
  activityLevel: true,
  pregnancy: true,
} satisfies Record<keyof User['profile'], true>);

const wholeFieldsOf = (user: User): ProfileFields => ({
  ...unknownFields(user.profile, FIELDS),
  ...profileFieldsOf(user),
});

export const profileSync: EntitySync<ProfileChange, { base: Base }, Base, { rev: number } | null> = {
  entity: profile,
  request: ({ fields }, { body }) => withBody(putProfile, { ...fields, ...body }),
  readPage: async (tx, { profile: told }, { rules }) => {
    if (!told) return undefined;
    const held = (await tx.user.get('current'))?.base;
    return held && rules.isOlder(told.rev, held.rev) ? undefined : { base: told };
  },
  joined: (pages) => ({ profile: pages.findLast(({ profile: told }) => told !== null)?.profile ?? null }),
  localState: async (tx) => (await tx.user.get('current'))?.base ?? null,
  serverState: ({ profile: told }) => told,
  serverRevs: ({ profile: told }) => (told ? [told.rev] : []),
  resends: (local, told, { mustResend }) =>
    local && mustResend(local.rev, told?.rev)
      ? [{ lane: 'profile', asOf: local.rev, changes: [{ kind: 'profile.change', fields: wholeFieldsOf(local) }] }]
      : [],
  isLost: (_change, rev, local, told, { mustResend }) => (local?.rev ?? 0) < rev && mustResend(rev, told?.rev),
};
