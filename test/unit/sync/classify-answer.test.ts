import { describe, expect, test } from 'vitest';
import { classifyAnswer, mustGoAlone, type Answered } from '#sync/push/answers/classify-answer.ts';

const answered = (status: number, code?: string, data?: unknown): Answered => ({
  status,
  envelope: {
    success: status < 300,
    message: 'words',
    ...(code !== undefined && { code }),
    ...(data !== undefined && { data }),
  },
  retryAfterMs: null,
});

describe('what an answer means for an operation', () => {
  test.each([
    ['[A1] silence', null, 'again'],
    ['[A1] a log-in page that says 200', { status: 200, envelope: null, retryAfterMs: null }, 'again'],
    ["[A1] a proxy's 403", { status: 403, envelope: null, retryAfterMs: null }, 'again'],
    ["[A1] a proxy's 401", { status: 401, envelope: null, retryAfterMs: null }, 'again'],
    ['[A1] success without a revision', answered(200, undefined, {}), 'again'],
    ['[A2] success', answered(200, undefined, { rev: 7 }), 'acked'],
    ['[A2] success of a replay', answered(201, undefined, { rev: 7 }), 'acked'],
    ['[A4] 500', answered(500, 'internal'), 'again'],
    ['[A4] 503', answered(503, 'server-stopping'), 'again'],
    ['[A4] 408', answered(408), 'again'],
    ['[A4] 425', answered(425), 'again'],
    ['[A4] 429', answered(429, 'rate-limited'), 'again'],
    ['[A4] a request in progress', answered(409, 'request-in-progress'), 'again'],
    ['[A4] a provider that is away, to a write', answered(503, 'provider-unavailable'), 'again'],
    ['[A3] 401', answered(401, 'unauthenticated'), 'signed-out'],
    ['[A5] 426', answered(426, 'app-too-old'), 'app-too-old'],
    ['[G1] 412', answered(412, 'generation-changed'), 'generation-changed'],
    ['[A6] a plan that changed', answered(409, 'plan-changed'), 'dropped'],
    ['[A7] 400', answered(400, 'invalid-input'), 'failed'],
    ['[A7] 403', answered(403, 'premium-required'), 'failed'],
    ['[A7] 404', answered(404, 'not-found'), 'failed'],
    ['[A7] 413', answered(413, 'too-large'), 'failed'],
    ["[A8] a day's share that is used up", answered(429, 'day-full'), 'again'],
    ['[A8] no room', answered(413, 'storage-full'), 'again'],
    ['[A8] a value of a name that the server does not know yet', answered(404, 'unknown-thing'), 'again'],
    ['[A7] 422', answered(422, 'idempotency-mismatch'), 'failed'],
  ] as const)('%s', (_, answer, verdict) => {
    expect(classifyAnswer(answer, 'write').is).toBe(verdict);
  });

  test('[P2] a server that cannot take pictures has refused the picture', () => {
    expect(classifyAnswer(answered(503, 'provider-unavailable'), 'upload').is).toBe('failed');
  });

  test('[P1] a picture needs no revision to have arrived', () => {
    expect(classifyAnswer(answered(201, undefined, { imageUrl: '/uploads/x.jpg' }), 'upload').is).toBe('acked');
  });

  test('[A8] no room is looked at hours later, and in a batch as before; a proxy cannot put anything off for hours', () => {
    const full = classifyAnswer(answered(413, 'storage-full'), 'write');
    expect(full).toMatchObject({ is: 'again', retryAfterMs: 6 * 60 * 60_000 });
    expect(mustGoAlone({ error: { status: 413, code: 'storage-full', message: '', issues: [] } })).toBe(false);
    expect(classifyAnswer({ status: 503, envelope: null, retryAfterMs: 86_400_000 }, 'write')).toMatchObject({
      retryAfterMs: 600_000,
    });
  });

  test('[A7] a refusal keeps the words of the server', () => {
    const { envelope, ...rest } = answered(400, 'invalid-input');
    const issues = [{ path: 'meal.title', message: 'empty' }];

    expect(classifyAnswer({ ...rest, envelope: envelope && { ...envelope, issues } }, 'write')).toEqual({
      is: 'failed',
      error: { code: 'invalid-input', status: 400, message: 'words', issues },
    });
  });

  test('[B3] what was refused in a batch goes alone; what only has to wait does not', () => {
    const error = (status: number | null, code: string) => ({ error: { status, code, message: '', issues: [] } });

    expect([400, 403, 422].map((status) => mustGoAlone(error(status, 'x')))).toEqual([true, true, true]);
    expect([null, 429, 500].map((status) => mustGoAlone(error(status, 'x')))).toEqual([false, false, false]);
    expect(mustGoAlone(error(409, 'request-in-progress'))).toBe(false);
    expect(mustGoAlone({ error: null })).toBe(false);
  });
});
