import * as v from 'valibot';
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from '#domain/body/body.ts';
import { PREGNANCY } from '#domain/body/pregnancy.ts';
import { call } from '../call.ts';
import { IsoInstant, Uuid, wholeBetween } from '../primitives.ts';

export const PROFILE_GENDERS = [...GENDERS, 'other'] as const;

/** Years, cm, kg. The newest weigh-in is the weight. */
const Profile = v.object({
  gender: v.nullable(v.picklist(PROFILE_GENDERS)),
  age: v.nullable(v.number()),
  height: v.nullable(v.number()),
  weight: v.nullable(v.number()),
  targetWeight: v.nullable(v.number()),
  fitnessGoal: v.nullable(v.picklist(WEIGHT_GOALS)),
  activityLevel: v.nullable(v.picklist(ACTIVITY_LEVELS)),
  /** Null: never said, which counts as no. */
  pregnancy: v.optional(v.nullable(v.picklist(PREGNANCY))),
});

/** When the person agreed to the keeping of health data, and to which version of the sentence. */
const Consent = v.object({ version: wholeBetween(1, 1_000_000), givenAt: IsoInstant });

/** A number that was proven and takes the place of the account's own one at `effectiveAt`, unless it is taken back before. */
const PendingPhone = v.object({ phoneNumber: v.string(), effectiveAt: IsoInstant });

export const User = v.object({
  uid: Uuid,
  email: v.nullable(v.string()),
  phoneNumber: v.nullable(v.string()),
  displayName: v.nullable(v.string()),
  isAnonymous: v.boolean(),
  createdAt: IsoInstant,
  updatedAt: IsoInstant,
  wasAskedPassword: v.boolean(),
  /** Null: never given. It goes with the account: withdrawing it deletes both. */
  consent: v.optional(v.nullable(Consent), null),
  pendingPhone: v.optional(v.nullable(PendingPhone), null),
  profile: Profile,
});
export type User = v.InferOutput<typeof User>;

export const getMe = call({ method: 'GET', path: '/auth/me', summary: 'The signed-in user.', data: User });
