import * as v from 'valibot';
import { MOST_PASSKEYS, SECOND_FACTOR_MODES } from '#domain/account/second-factor.ts';
import { call } from '../call.ts';
import { IsoInstant, text, Uuid, wholeBetween } from '../primitives.ts';
import { User } from './user.ts';

// WebAuthn's JSON forms (https://www.w3.org/TR/webauthn-3/), as far as they are used here; whatever else a browser sends is dropped.

const base64url = /* @__NO_SIDE_EFFECTS__ */ (most: number) =>
  v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/));
const Transports = v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), v.maxLength(10));
const CredentialId = base64url(1_400);

/** What an authenticator says to the making of a passkey. */
export const PasskeyMade = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4_096),
    attestationObject: base64url(16_384),
    transports: v.optional(Transports),
  }),
});
export type PasskeyMade = v.InferOutput<typeof PasskeyMade>;

/** What an authenticator says to a challenge. */
export const PasskeyProof = v.object({
  id: CredentialId,
  rawId: CredentialId,
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4_096),
    authenticatorData: base64url(4_096),
    signature: base64url(4_096),
    userHandle: v.optional(v.nullable(base64url(128))),
  }),
});
export type PasskeyProof = v.InferOutput<typeof PasskeyProof>;

/** The answer to a challenge that the server has set. */
export const PasskeyAnswer = v.object({ challengeId: Uuid, passkey: PasskeyProof });
export type PasskeyAnswer = v.InferOutput<typeof PasskeyAnswer>;

const Descriptor = v.object({ id: CredentialId, type: v.literal('public-key'), transports: Transports });

/** What a browser is asked to make. */
export const CreationOptions = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: base64url(128), name: v.string(), displayName: v.string() }),
  challenge: base64url(128),
  pubKeyCredParams: v.array(v.object({ alg: v.number(), type: v.literal('public-key') })),
  timeout: v.number(),
  excludeCredentials: v.array(Descriptor),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
});
export type CreationOptions = v.InferOutput<typeof CreationOptions>;

/** What a browser is asked to prove. */
export const RequestOptions = v.object({
  challenge: base64url(128),
  rpId: v.string(),
  timeout: v.number(),
  userVerification: v.literal('required'),
  /** Empty: whichever the person chooses. */
  allowCredentials: v.array(Descriptor),
});
export type RequestOptions = v.InferOutput<typeof RequestOptions>;

/** Longest name of a passkey. */
export const MOST_PASSKEY_LETTERS = 60;

export const Passkey = v.object({
  id: Uuid,
  name: v.string(),
  createdAt: IsoInstant,
  lastUsedAt: v.nullable(IsoInstant),
});
export type Passkey = v.InferOutput<typeof Passkey>;

const PasskeyId = v.object({ id: Uuid });

export const postPasskeyOptions = call({
  method: 'POST',
  path: '/auth/passkeys/options',
  summary: 'What the browser is asked in order to make a passkey of the bearer. Confirmed; good for 5 minutes, once.',
  data: v.object({ challengeId: Uuid, options: CreationOptions }),
});

export const postPasskey = call({
  method: 'POST',
  path: '/auth/passkeys',
  summary: `Keeps a passkey that the browser has made; a person has ${MOST_PASSKEYS} at most. Named by the device unless told.`,
  status: 201,
  body: v.object({ challengeId: Uuid, response: PasskeyMade, name: v.optional(text(1, MOST_PASSKEY_LETTERS)) }),
  data: Passkey,
});

export const putPasskey = call({
  method: 'PUT',
  path: '/auth/passkeys/{id}',
  summary: 'Renames a passkey.',
  params: PasskeyId,
  body: v.object({ name: text(1, MOST_PASSKEY_LETTERS) }),
  data: Passkey,
});

export const deletePasskey = call({
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  summary: 'Forgets a passkey. Confirmed. The last one stays while a passkey is the second factor.',
  params: PasskeyId,
  data: v.object({ removed: wholeBetween(0, 1) }),
});

/** How a person signs in. */
export const Security = v.object({
  hasPassword: v.boolean(),
  secondFactor: v.picklist(SECOND_FACTOR_MODES),
  /** The newest first. */
  passkeys: v.array(Passkey),
  /** When the second factor ends, because somebody who proved the number said that it is lost; null: it does not. */
  recoveryAt: v.nullable(IsoInstant),
});
export type Security = v.InferOutput<typeof Security>;

export const getSecurity = call({
  method: 'GET',
  path: '/auth/security',
  summary: "The bearer's password, passkeys and second factor.",
  data: Security,
});

export const passkeyOptions = call({
  method: 'POST',
  path: '/auth/passkey/options',
  summary:
    "A challenge for a passkey, for 5 minutes, once: for a sign-in; for the bearer's confirmation; for the second half of a sign-in.",
  auth: 'optional',
  body: v.object({ ticket: v.optional(text(1, 200)) }),
  data: v.object({ challengeId: Uuid, options: RequestOptions }),
});

export const passkeyVerify = call({
  method: 'POST',
  path: '/auth/passkey/verify',
  summary: 'Signs in with a passkey. No second factor follows.',
  auth: 'none',
  body: v.object({ challengeId: Uuid, response: PasskeyProof }),
  data: v.object({ token: v.string(), user: User }),
});
