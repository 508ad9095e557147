import * as v from 'valibot';
import { ACTIVITY_LEVELS, GENDERS, WEIGHT_GOALS } from '../domain/body.ts';
import { ANSWER_BOUNDS } from '../domain/answer-bounds.ts';
import { PREGNANCY } from '../domain/pregnancy.ts';
import { call, diaryWrite } from './call.ts';
import { asOf, between, BodyKg, Day, IsoInstant, Rev, text, Timestamp, Uuid, wholeBetween } from './primitives.ts';

const { age, height } = ANSWER_BOUNDS;
export const PROFILE_GENDERS = [...GENDERS, 'other'] as const;
/** Longest name that a person may give themselves. */
export const MOST_NAME_LETTERS = 80;

/** Years, cm, kg. The newest weigh-in is the weight. */
export const Profile = v.object({
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
export const Consent = v.object({ version: wholeBetween(1, 1_000_000), givenAt: IsoInstant });

/** A number that was proven and takes the place of the account's own one at `effectiveAt`, unless it is taken back before. */
export const PendingPhone = v.object({ phoneNumber: v.string(), effectiveAt: IsoInstant });

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
  summary: 'Changes the given fields. Goals and the phone number stay. A weight becomes the weigh-in of `date`, or of today. Another e-mail address is confirmed first.',
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

/** The next charge: when, how much in tetri, and from which card. `declined`: the bank has refused it, and it is tried again. */
const NextCharge = v.object({
  at: IsoInstant,
  amountTetri: wholeBetween(0, 100_000_000),
  currency: v.string(),
  card: v.nullable(v.string()),
  declined: v.boolean(),
});

export const PaymentInfo = v.object({
  isPremium: v.boolean(),
  trialStartedAt: v.nullable(Timestamp),
  premiumUntil: v.nullable(IsoInstant),
  autoRenew: v.boolean(),
  /** Null when no further month is charged. */
  nextCharge: v.optional(v.nullable(NextCharge), null),
  /** A renewal that was cancelled can be taken up again. */
  canResume: v.optional(v.boolean(), false),
});
export type PaymentInfo = v.InferOutput<typeof PaymentInfo>;

export const getPaymentInfo = call({
  method: 'GET',
  path: '/user/payment-info',
  summary: 'Premium and trial, computed now; never cached by the network.',
  data: PaymentInfo,
});

export const deleteUser = call({
  method: 'DELETE',
  path: '/user',
  summary: 'Deletes the account and everything of it, at once. Confirmed first.',
  data: v.object({ deleted: v.literal(true) }),
});
