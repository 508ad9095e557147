import * as v from 'valibot';

/** Every error code with its HTTP status. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  'invalid-code': 400,
  /** The code is too old, or was guessed wrongly too often: only another one helps. */
  'code-expired': 400,
  /** A password that attackers try first; its issue says why: `common`, `repeated`, `own-number`, `own-email` or `own-name`. */
  'weak-password': 400,
  unauthenticated: 401,
  /** The token's anonymous diary has become part of an account. */
  merged: 401,
  'premium-required': 403,
  /** This needs the password, a fresh code or a passkey within the last 10 minutes: `POST /auth/confirm`. */
  'confirmation-required': 403,
  /** The first half of a sign-in was right; `data` is a `SecondFactorWanted`. */
  'second-factor-required': 403,
  'not-found': 404,
  /** A value of a name that this server does not know: a newer app's, which keeps it until the server is as new. */
  'unknown-thing': 404,
  /** The path is there, the method is not; `Allow` lists those that are. */
  'method-not-allowed': 405,
  'too-slow': 408,
  'request-in-progress': 409,
  'plan-changed': 409,
  /** The dish holds what the person is allergic to or does not eat, or what the day's fast forbids. */
  'dish-unsuitable': 409,
  'phone-registered': 409,
  /** The number is on its way to an account, which until then has its former one. `data.effectiveAt` says when. */
  'phone-pending': 409,
  /** The other device has to let this one in first; `data` is an `ApprovalPending`. */
  'approval-pending': 409,
  /** A passkey is the second factor, and this is the only one. */
  'last-passkey': 409,
  'generation-changed': 412,
  'too-large': 413,
  /** The user keeps as much as there is room for. */
  'storage-full': 413,
  'unsupported-media': 415,
  'idempotency-mismatch': 422,
  'app-too-old': 426,
  'rate-limited': 429,
  /** The user has written as much today as a day holds; Retry-After says when it goes on. */
  'day-full': 429,
  internal: 500,
  'provider-unavailable': 503,
  'server-stopping': 503,
  /** Too much is under way, or the database is away for a moment. What has a key is sent again as it is, and happens once. */
  'server-busy': 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

export const Issue = v.object({ path: v.string(), message: v.string() });
export type Issue = v.InferOutput<typeof Issue>;

/** What every answer looks like, read loosely: it tells our server from a hotel's log-in page. */
export const Envelope = v.object({
  success: v.boolean(),
  message: v.string(),
  data: v.optional(v.unknown()),
  meta: v.optional(v.record(v.string(), v.unknown())),
  code: v.optional(v.string()),
  issues: v.optional(v.array(Issue)),
});
export type Envelope = v.InferOutput<typeof Envelope>;

/** Header names that both sides write. */
export const HEADER = {
  /** The operation's id: the same id and payload run once. */
  idempotencyKey: 'Idempotency-Key',
  /** The database's generation: renewed by a restore; every answer has it, every write carries the one the device knows. */
  generation: 'Lukma-Generation',
  /** The contract's version that the app was built with; an app too old gets 426. */
  contract: 'Lukma-Contract',
} as const;

/** Raised when the contract changes so that older apps can no longer speak it. */
export const CONTRACT_VERSION = 1;

/** Limits of a request's body in bytes (design §5). */
export const BODY_LIMIT = {
  ordinary: 64 * 1024,
  batch: 1024 * 1024,
  thumbnail: 512 * 1024,
  voice: 2 * 1024 * 1024,
  photo: 8 * 1024 * 1024,
} as const;
