import type { BatchOperation } from '#contract/batch.ts';
import { bodyIsOptional } from '#contract/body-of.ts';
import type { Call } from '#contract/call.ts';
import { CALLS } from '#contract/calls.ts';
import { BODY_LIMIT } from '#contract/envelope.ts';
import { ApiError, invalidInput } from '../http/api-error.ts';
import { refusal } from '../http/envelopes.ts';
import type { RawInput } from '../http/parse-input.ts';
import type { Services } from '../services.ts';
import { makeOperation } from './make-operation.ts';
import type { Answer, Operation } from './operation.ts';
import { payloadHash } from './payload-hash.ts';
import { isRuleId } from './rules.ts';

/** Runs the writes of a batch, each with its own outcome, in order. */
export async function runBatch(
  { writer, clock }: Services,
  { userId, tokenHash }: { userId: string; tokenHash: string },
  operations: readonly BatchOperation[],
  generation: string | null,
): Promise<(Answer & { key: string })[]> {
  const nowMs = clock();
  const prepared = operations.map((operation) => prepare(operation, { generation, tokenHash, nowMs }));
  const runnable = prepared.filter((item): item is Operation => !('body' in item));
  const answers = runnable.length > 0 ? await writer.write(userId, runnable) : [];
  // These say nothing about single operations: they concern the sender.
  const whole = answers.find(({ body }) => body.code === 'generation-changed' || body.code === 'unauthenticated');
  if (whole) throw new ApiError(whole.body.code as 'generation-changed', whole.body.message);
  let next = 0;
  return prepared.map((item, index) => ({
    key: operations[index]?.key ?? '',
    ...('body' in item ? item : (answers[next++] as Answer)),
  }));
}

/** The checked operation, or the refusal that stands in its place. */
function prepare(
  { key, method, path, body }: BatchOperation,
  sender: { generation: string | null; tokenHash: string; nowMs: number },
): Operation | Answer {
  try {
    const found = findCall(method, path);
    if (!found) throw new ApiError('not-found', 'No such call');
    if (!isRuleId(found.id))
      throw invalidInput([{ path: 'path', message: 'Only writes of the diary go into a batch' }]);
    const raw = { ...found.raw, body: bodyOf(CALLS[found.id], body) };
    // The hash comes first: it refuses what is nested so deep that JSON.stringify would overflow the stack.
    const hashed = payloadHash(found.id, raw.params, raw.query, raw.body);
    const size = raw.body === undefined ? 0 : Buffer.byteLength(JSON.stringify(raw.body));
    if (size > BODY_LIMIT.ordinary)
      throw new ApiError('too-large', `The body is larger than ${BODY_LIMIT.ordinary} bytes`);
    return makeOperation(found.id, raw, { ...sender, key: { text: key, payloadHash: hashed } });
  } catch (error) {
    if (error instanceof ApiError) return refusal(error);
    throw error;
  }
}

const bodyOf = (call: Call, given: unknown): unknown => {
  if (!call.body) return undefined;
  return given === undefined && bodyIsOptional(call) ? {} : given;
};

interface Found {
  id: string;
  raw: Omit<RawInput, 'body'>;
}

function findCall(method: string, path: string): Found | null {
  const [pathname = '', search = ''] = path.split('?', 2);
  for (const [id, call] of Object.entries(CALLS)) {
    if (call.method !== method) continue;
    const params = matchPath(call.path, pathname);
    if (params) return { id, raw: { params, query: Object.fromEntries(new URLSearchParams(search)) } };
  }
  return null;
}

function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  if (!pattern.includes('{')) return pattern === pathname ? {} : null;
  const wanted = pattern.split('/');
  const given = pathname.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith('{')) params[part.slice(1, -1)] = decoded(value);
    else if (part !== value) return null;
  }
  return params;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
