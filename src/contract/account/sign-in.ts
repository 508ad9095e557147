import * as v from 'valibot';
import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { normalisePhone } from '#domain/account/phone.ts';
import { call } from '../call.ts';
import { PasskeyAnswer } from './passkeys.ts';
import { IsoInstant, Rev, text, Uuid, wholeBetween } from '../primitives.ts';
import { SignedIn } from './signed-in.ts';
import { User } from './user.ts';

/** A Georgian phone number as somebody types it; what follows works with its nine digits. */
const Phone = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((typed) => normalisePhone(typed) !== null, 'A Georgian number has nine digits'),
  v.transform((typed) => normalisePhone(typed) ?? ''),
);
export const SmsCode = v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/, 'The code has 4 digits'));
const NewPassword = v.pipe(v.string(), v.minLength(PASSWORD_LENGTH.least), v.maxLength(PASSWORD_LENGTH.most));
/** Not bound like a new one: whatever was typed is only compared. */
export const TypedPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(PASSWORD_LENGTH.most));

export const authCheck = call({
  method: 'POST',
  path: '/auth/check',
  summary: 'Whether a phone number has an account. Counted strictly.',
  auth: 'optional',
  body: v.object({ phoneNumber: Phone }),
  data: v.object({ exists: v.boolean() }),
});

export const smsSend = call({
  method: 'POST',
  path: '/auth/sms/send',
  summary: 'Sends a code of 4 digits, valid for 5 minutes, to a Georgian mobile number.',
  auth: 'optional',
  body: v.object({ phoneNumber: Phone }),
  data: v.object({ verificationId: Uuid, resendInSeconds: wholeBetween(0, 86_400) }),
});

export const smsVerify = call({
  method: 'POST',
  path: '/auth/sms/verify',
  summary:
    "Proves a number by its code: registers the bearer's anonymous user, or signs in without a bearer. Replacing the number of a registered user is confirmed first, and counts after 24 hours (`pendingPhone`).",
  auth: 'optional',
  idempotent: true,
  body: v.object({ verificationId: text(1, 64), code: SmsCode, uid: v.optional(Uuid) }),
  data: v.object({ ...SignedIn.entries, shouldAskPassword: v.boolean() }),
});

export const smsSetPassword = call({
  method: 'POST',
  path: '/auth/sms/setpassword',
  summary:
    "Sets the password of the bearer's own registered user, confirmed first; all other sessions end. A password that others use or that says who the person is is refused with its reason (`weak-password`).",
  body: v.object({ phoneNumber: Phone, password: NewPassword }),
  data: SignedIn,
});

export const smsSkipPassword = call({
  method: 'POST',
  path: '/auth/sms/skippassword',
  summary: 'The bearer does not want a password now.',
  body: v.object({ uid: Uuid }),
  data: User,
});

export const loginEmail = call({
  method: 'POST',
  path: '/auth/login/email',
  summary: 'Signs in with an e-mail address or a phone number, and a password.',
  auth: 'none',
  body: v.object({ email: text(3, 254), password: TypedPassword }),
  data: SignedIn,
});

export const postConfirm = call({
  method: 'POST',
  path: '/auth/confirm',
  summary:
    'Proves that the person is there, by password, by a code to the number that the account has now, or by a passkey: for 10 minutes the session may do what `confirmation-required` refuses.',
  body: v.union([
    v.object({ password: TypedPassword }),
    v.object({ verificationId: text(1, 64), code: SmsCode }),
    PasskeyAnswer,
  ]),
  data: v.object({ confirmedUntil: IsoInstant }),
});

export const postMerge = call({
  method: 'POST',
  path: '/auth/merge',
  summary: "Brings an anonymous diary along into the bearer's account, or leaves it. Once is as good as twice.",
  body: v.object({ anonymousToken: text(1, 200), keep: v.picklist(['bring', 'leave']) }),
  data: v.object({ entries: wholeBetween(0, 10_000_000), rev: Rev }),
});
