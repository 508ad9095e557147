import * as v from 'valibot';
import { call } from '../call.ts';
import { IsoInstant, text, Uuid } from '../primitives.ts';
import { SignedIn } from './signed-in.ts';

export const postPair = call({
  method: 'POST',
  path: '/auth/pair',
  summary:
    'Lets one other device in, once the bearer approves it: a token for a QR, and 8 symbols to be typed, for 10 minutes. Confirmed first.',
  data: v.object({ id: Uuid, customToken: v.string(), code: v.string(), expiresAt: IsoInstant }),
});

/**
 * Where a pairing stands. `device`: what the device that wants in calls itself. `approved` stays until the pairing is over, whether that
 * device has come in yet or not.
 */
export const Pairing = v.object({
  state: v.picklist(['open', 'claimed', 'approved', 'refused', 'over']),
  device: v.nullable(v.string()),
});
export type Pairing = v.InferOutput<typeof Pairing>;

export const getPairing = call({
  method: 'GET',
  path: '/auth/pair/{id}',
  summary: 'Whether a device has come with the symbols of a pairing of the bearer, and which.',
  params: v.object({ id: Uuid }),
  data: Pairing,
});

export const answerPairing = call({
  method: 'POST',
  path: '/auth/pair/{id}',
  summary: 'Lets the device in that has come with the symbols of a pairing, or refuses it. Once answered it stays so.',
  params: v.object({ id: Uuid }),
  body: v.object({ approve: v.boolean() }),
  data: Pairing,
});

export const postExchange = call({
  method: 'POST',
  path: '/auth/exchange',
  summary:
    "Turns a one-time token (10 minutes) into a session. The symbols or the token of a pairing become a claim: 409 `approval-pending`, and the claim's token is exchanged again until the other device has answered.",
  auth: 'none',
  body: v.object({ customToken: text(1, 200) }),
  data: SignedIn,
});

/** `data` of a refusal with `approval-pending`: what to exchange from now on, every two seconds, and what the other device sees of this one. */
export const ApprovalPending = v.object({ claim: v.string(), expiresAt: IsoInstant, device: v.string() });
export type ApprovalPending = v.InferOutput<typeof ApprovalPending>;
