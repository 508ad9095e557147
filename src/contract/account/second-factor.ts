import * as v from 'valibot';
import { SECOND_FACTOR_MODES, SECOND_FACTOR_WAYS } from '#domain/account/second-factor.ts';
import { call } from '../call.ts';
import { PasskeyAnswer } from './passkeys.ts';
import { IsoInstant, text, Uuid, wholeBetween } from '../primitives.ts';
import { SmsCode, TypedPassword } from './sign-in.ts';
import { User } from './user.ts';

const Ticket = text(1, 200);

/** What the refusal `second-factor-required` carries: the first half of a sign-in was right. */
export const SecondFactorWanted = v.object({
  /** Stands for the first half, for 10 minutes and 5 tries. */
  ticket: v.string(),
  ways: v.array(v.picklist(SECOND_FACTOR_WAYS)),
  /** The last two digits of the number to which a code would go. */
  phoneHint: v.nullable(v.string()),
  /** The first half was the number: a lost second factor can be given up, after a wait. */
  canRecover: v.boolean(),
});
export type SecondFactorWanted = v.InferOutput<typeof SecondFactorWanted>;

export const secondFactorSend = call({
  method: 'POST',
  path: '/auth/second-factor/send',
  summary: 'Sends a code to the number of whom a ticket stands for.',
  auth: 'none',
  body: v.object({ ticket: Ticket }),
  data: v.object({ verificationId: Uuid, resendInSeconds: wholeBetween(0, 86_400) }),
});

export const postSecondFactor = call({
  method: 'POST',
  path: '/auth/second-factor',
  summary: 'The second half of a sign-in: by password, code or passkey.',
  auth: 'none',
  body: v.union([
    v.object({ ticket: Ticket, password: TypedPassword }),
    v.object({ ticket: Ticket, verificationId: Uuid, code: SmsCode }),
    v.object({ ticket: Ticket, ...PasskeyAnswer.entries }),
  ]),
  data: v.object({ token: v.string(), user: User }),
});

export const secondFactorRecover = call({
  method: 'POST',
  path: '/auth/second-factor/recover',
  summary:
    'The second factor is lost: it ends 72 hours after the number was proven, unless the owner, who is told, objects.',
  auth: 'none',
  body: v.object({ ticket: Ticket }),
  data: v.object({ recoveryAt: IsoInstant }),
});

export const putSecondFactor = call({
  method: 'PUT',
  path: '/auth/second-factor',
  summary: 'What a new device has to prove beside its first factor. Confirmed; ends a recovery under way.',
  body: v.object({ mode: v.picklist(SECOND_FACTOR_MODES) }),
  data: v.object({ secondFactor: v.picklist(SECOND_FACTOR_MODES) }),
});
