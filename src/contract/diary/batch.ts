import * as v from 'valibot';
import { call } from '../call.ts';
import { BODY_LIMIT, Envelope } from '../envelope.ts';
import { text, wholeBetween } from '../primitives.ts';

/** The id of an operation: `Idempotency-Key`, or `key` in a batch. */
export const Key = text(1, 64);

/**
 * The key of a call that works without a bearer: whoever knows it gets the user that it has made. A UUID, 32 hexadecimal digits or 22
 * characters of base64url at least: 128 bits.
 */
export const SecretKey = v.pipe(v.string(), v.regex(/^(?:(?=.*[g-zG-Z_])[\w-]{22,64}|[\da-fA-F-]{32,64})$/));

/** One write of a batch, as it would be sent alone; `path` is below `/api`. */
export const BatchOperation = v.object({
  key: Key,
  method: v.picklist(['POST', 'PUT', 'DELETE']),
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(300)),
  body: v.optional(v.unknown()),
});
export type BatchOperation = v.InferOutput<typeof BatchOperation>;

/** Most operations of one batch (design §5). */
export const MAX_BATCH = 500;

export const postBatch = call({
  method: 'POST',
  path: '/batch',
  summary: 'Up to 500 diary writes, each with its own key and outcome, answered in order.',
  bodyLimit: BODY_LIMIT.batch,
  isBatch: true,
  body: v.object({ operations: v.pipe(v.array(BatchOperation), v.minLength(1), v.maxLength(MAX_BATCH)) }),
  data: v.array(v.object({ key: v.string(), status: wholeBetween(100, 599), body: Envelope })),
});
