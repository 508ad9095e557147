import * as v from 'valibot';
import { ANSWER_BOUNDS } from '#domain/body/answer-bounds.ts';
import { ACTIVITY_LEVELS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { PREGNANCY } from '#domain/body/pregnancy.ts';
import { call, diaryWrite } from '../call.ts';
import { asOf, between, BodyKg, Day, Rev, text, wholeBetween } from '../primitives.ts';
import { PROFILE_GENDERS, User } from './user.ts';

const { age, height } = ANSWER_BOUNDS;
/** Longest name that a person may give themselves. */
export const MOST_NAME_LETTERS = 80;

export const getProfile = call({ method: 'GET', path: '/user/profile', summary: 'The signed-in user.', data: User });

/** What a person says about themselves; a field that is absent stays as it is. The weight is a weigh-in, not one of these. */
export const ProfileFields = v.object({
  displayName: v.optional(v.nullable(text(0, MOST_NAME_LETTERS))),
  gender: v.optional(v.picklist(PROFILE_GENDERS)),
  age: v.optional(wholeBetween(age.least, age.most)),
  height: v.optional(between(height.least, height.most)),
  targetWeight: v.optional(BodyKg),
  fitnessGoal: v.optional(v.picklist(WEIGHT_GOALS)),
  activityLevel: v.optional(v.picklist(ACTIVITY_LEVELS)),
  pregnancy: v.optional(v.picklist(PREGNANCY)),
});
type SomeFields = v.InferOutput<typeof ProfileFields>;
export type ProfileFields = { [Name in keyof SomeFields]?: Exclude<SomeFields[Name], undefined> };

/** An e-mail address as somebody types it. */
export const Email = /* @__PURE__ */ v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254));

export const putProfile = diaryWrite({
  method: 'PUT',
  path: '/user/profile',
  summary:
    'Changes the given fields. Goals and the phone number stay. A weight becomes the weigh-in of `date`, or of today. Another e-mail address is confirmed first.',
  body: v.object({
    ...ProfileFields.entries,
    email: v.optional(v.nullable(Email)),
    weight: v.optional(BodyKg),
    /** The day of the weight, the device's; absent: the server's. */
    date: v.optional(Day),
    ...asOf,
  }),
  data: v.object({ ...User.entries, rev: Rev }),
});

export const deleteUser = call({
  method: 'DELETE',
  path: '/user',
  summary: 'Deletes the account and everything of it, at once. Confirmed first.',
  data: v.object({ deleted: v.literal(true) }),
});
