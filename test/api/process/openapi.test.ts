import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { call } from '#contract/call.ts';
import { errorCodesOf } from '#contract/call-errors.ts';
import { tagsOf } from '#contract/openapi/call-tags.ts';
import { CALLS } from '#contract/calls.ts';
import { refusals } from '#contract/openapi/openapi-answers.ts';
import { ERROR_STATUS } from '#contract/envelope.ts';
import { temporaryFolder } from '../support/start-server.ts';
import { onStore } from '../support/world.ts';

const LINTER = 'node_modules/@redocly/cli/bin/cli.js';
const NO_NETWORK = join(import.meta.dirname, '../support/no-network.cjs');
const Report = v.object({
  totals: v.object({ errors: v.number(), warnings: v.number(), ignored: v.number() }),
  problems: v.array(v.unknown()),
});

/** What the linter says of a document; it runs where nothing can be reached. */
async function lint(document: string): Promise<v.InferOutput<typeof Report>> {
  const { path, remove } = await temporaryFolder();
  const file = join(path, 'openapi.json');
  await writeFile(file, document);
  const env = {
    ...process.env,
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    NODE_OPTIONS: `--require ${NO_NETWORK}`,
  };
  const said = await new Promise<string>((resolve, reject) => {
    execFile(
      process.execPath,
      [LINTER, 'lint', file, '--config', 'src/contract/openapi/redocly.yaml', '--format', 'json'],
      { env, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        if (stdout.includes('"totals"')) resolve(stdout);
        else reject(new Error(stderr || error?.message));
      },
    );
  });
  await remove();
  return v.parse(Report, JSON.parse(said));
}

interface Described {
  operationId: string;
  tags: string[];
  parameters: { name: string; in: string }[];
  requestBody?: { required: boolean };
  responses: Record<string, { headers?: Record<string, unknown>; content?: Record<string, unknown> }>;
}

onStore('PGlite', {}, (world) => {
  const served = async () => (await fetch(`${world().server.origin}/api/openapi.json`)).text();
  const described = async (id: keyof typeof CALLS): Promise<Described> => {
    const { paths } = JSON.parse(await served()) as { paths: Record<string, Record<string, Described>> };
    const found = Object.values(paths)
      .flatMap((path) => Object.values(path))
      .find(({ operationId }) => operationId === id);
    if (!found) throw new Error(`${id} is not described`);
    return found;
  };

  test('the document that is served is valid OpenAPI 3.1 without a warning', { timeout: 120_000 }, async () => {
    const document = await served();
    const { problems, totals } = await lint(document);
    expect(problems).toEqual([]);
    expect(totals).toEqual({ errors: 0, warnings: 0, ignored: 0 });
    const spoiled = await lint(document.replace('"operationId":"getMe"', '"operationId":"getProfile"'));
    expect(spoiled.totals.errors).toBeGreaterThan(0);
  });

  test('a call is told with its refusals by status, and how long to wait', async () => {
    const { responses } = await described('postSwapMeal');
    expect(Object.keys(responses)).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '408',
      '409',
      '412',
      '413',
      '415',
      '422',
      '426',
      '429',
      '500',
      '503',
    ]);
    expect(JSON.stringify(responses['409'])).toContain('plan-changed');
    expect(Object.keys(responses['429']?.headers ?? {})).toEqual(['Lukma-Generation', 'Retry-After']);
    expect(Object.keys(responses['200']?.headers ?? {})).toEqual(['Lukma-Generation']);
  });

  test('tags, headers and what stands beside the data are told', async () => {
    const dashboard = await described('getDashboard');
    expect(dashboard.tags).toEqual(['dashboard']);
    expect(dashboard.parameters.map(({ name }) => name)).toEqual(['date', 'If-None-Match', 'Lukma-Contract']);
    expect(Object.keys(dashboard.responses['304']?.headers ?? {})).toContain('ETag');
    const meal = await described('postMeal');
    expect(meal.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key', 'Lukma-Generation', 'Lukma-Contract']);
    expect(JSON.stringify(meal.responses['200'])).toContain('replayed');
    expect(JSON.stringify((await described('getMealHistory')).responses['200'])).toContain('limitedFrom');
    expect(Object.keys((await described('chat')).responses['200']?.content ?? {})).toEqual([
      'application/json',
      'text/event-stream',
    ]);
    expect([(await described('postPaymentCreate')).requestBody?.required, meal.requestBody?.required]).toEqual([
      false,
      true,
    ]);
  });
});

describe('a call that nobody has described', () => {
  const fresh = call({
    method: 'POST',
    path: '/new-things/{id}',
    summary: 'New.',
    params: v.object({ id: v.string() }),
    data: v.object({}),
  });

  test('is refused as its kind is, in a group of its own name', () => {
    expect([...errorCodesOf('postNewThing', fresh)]).toEqual([
      'app-too-old',
      'rate-limited',
      'internal',
      'server-stopping',
      'server-busy',
      'invalid-input',
      'unauthenticated',
      'merged',
    ]);
    expect(Object.keys(refusals('postNewThing', fresh))).toEqual(['400', '401', '426', '429', '500', '503']);
    expect(tagsOf([fresh.path, '/new-things', '/auth/me']).map(({ name }) => name)).toEqual(['new-things', 'auth']);
  });

  test('every code of the contract has its status', () => {
    for (const id of Object.keys(CALLS) as (keyof typeof CALLS)[])
      for (const code of errorCodesOf(id, CALLS[id])) expect(ERROR_STATUS[code]).toBeGreaterThanOrEqual(400);
  });
});
