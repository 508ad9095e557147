import { createECDH } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as v from 'valibot';
import { Envelope, ERROR_STATUS } from '#contract/envelope.ts';
import {
  allowedRequests,
  callsOf,
  hostileRequests,
  STRAY_REQUESTS,
  type Document,
  type DocumentedCall,
  type WireRequest,
} from './fuzz/requests.ts';
import { openWire, type WireAnswer } from './fuzz/send.ts';
import type { Known } from './fuzz/schema-values.ts';
import { choose, order, until } from '../support/outside/buy.ts';
import type { Client } from '../support/client.ts';
import { freshPhone, register } from '../support/outside/sms.ts';
import { changesSince, freshId, log, onEveryStore, serverDay, type World } from '../support/world.ts';

/** The same requests every time; another seed, and more of them, by the environment. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_301);
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 4);
const LANES = 8;
const WITHIN_MS = Number(process.env['FUZZ_SECONDS'] ?? 120) * 1000;

/** Chance does not make these succeed: they want a secret, a model that reads photos, a barcode that somebody knows, a dish of one's own plan, a value as its name wants it, an order, a pairing or a passkey of one's own. */
const NEED_MORE = new Set([
  'postExchange',
  'smsVerify',
  'smsSetPassword',
  'smsSkipPassword',
  'loginEmail',
  'postConfirm',
  'postMerge',
  'postPasskeyOptions',
  'postPasskey',
  'putPasskey',
  'deletePasskey',
  'passkeyVerify',
  'secondFactorSend',
  'postSecondFactor',
  'secondFactorRecover',
  'getPairing',
  'answerPairing',
  'undoAccountChange',
  'analyzeFood',
  'transcribe',
  'getProduct',
  'postSwapMeal',
  'putThing',
  'getOrder',
  'postResumeRenewal',
]);

/** Nobody listens there: what reminders come due in these seconds goes nowhere. */
const PUSH_SERVICE = 'http://127.0.0.1:9';

onEveryStore({ env: { TRUST_PROXY: 'loopback', PUSH_SERVICES: PUSH_SERVICE } }, (world) => {
  test(
    'whatever is sent to whichever call: a documented answer, never a failure, nothing of another user',
    { timeout: WITHIN_MS },
    async () => {
      const victim = await personWithSecrets(world());
      const before = await everythingOf(victim.person);
      const document = (await (await fetch(`${world().server.origin}/api/openapi.json`)).json()) as Document;
      const calls = callsOf(document);
      const wire = openWire(world().server.port);
      const succeeded = new Set<string>();
      const faults: string[] = [];

      const assault = async (call: DocumentedCall) => {
        const attackers = await attackersOf(world());
        const { allowed, hostile } = requestsOf(call, calls, victim.known);
        for (const [at, request] of [...allowed, ...hostile].entries()) {
          // Chance may need many to find one that succeeds, and the first is enough.
          if (at >= REQUESTS && at < allowed.length && (succeeded.has(call.id) || NEED_MORE.has(call.id))) continue;
          const token = await attackers.next();
          const answer = await wire.send(request, token).catch((error: unknown) => String(error));
          if (typeof answer !== 'string' && answer.status < 300) succeeded.add(call.id);
          if (typeof answer !== 'string' && answer.status === 401) attackers.replace();
          const fault = faultOf(answer, victim.secrets);
          if (fault)
            faults.push(`${fault}: ${shown(request)} → ${typeof answer === 'string' ? '' : answer.text.slice(0, 300)}`);
        }
      };
      await inLanes(calls, assault);
      for (const request of STRAY_REQUESTS) {
        const { status, text } = await wire.send(request, null);
        if (status >= 500 || /devDependencies|root:/.test(text))
          faults.push(`${status}: ${shown(request)} → ${text.slice(0, 300)}`);
      }
      wire.close();

      expect(faults).toEqual([]);
      const silent = calls.map(({ id }) => id).filter((id) => !succeeded.has(id) && !NEED_MORE.has(id));
      expect(silent).toEqual([]);
      expect(await everythingOf(victim.person)).toEqual(before);
      expect(
        world()
          .server.log()
          .filter((line) => line.includes('"level":"error"')),
      ).toEqual([]);
    },
  );
});

/** Somebody whose every text is a canary, and what strangers might know of them: ids, number, days. */
async function personWithSecrets(world: World): Promise<{ person: Client; secrets: string[]; known: Known }> {
  const phone = freshPhone();
  const person = await register(world, await world.newUser(), phone);
  const canary = (name: string) => `კანარი-${name}-${freshId()}`;
  const secrets = ['სახელი', 'კერძი', 'შემადგენლობა', 'კითხვა', 'პასუხი', 'რჩეული', 'ჩანაწერი'].map(canary);
  const [name, title, ingredient, question, reply, kept, note] = secrets;
  const email = `canary-${freshId()}@example.ge`;
  await person.ask('putProfile', { body: { displayName: name, email, weight: 77.7 } });
  const part = { name: ingredient, calories: 1, protein: 1, fat: 1, carbs: 1 };
  const meals = await Promise.all(
    [0, -1, -2].map((moved) => log(person, serverDay(moved), { title, ingredients: [part] })),
  );
  const favourite = freshId();
  await person.ask('putFavourite', {
    params: { id: favourite },
    body: { dish: { title: kept, calories: 1, starred: true, own: true } },
  });
  await person.ask('putThing', {
    params: { name: 'day-marks', key: serverDay() },
    body: { logged: 'all', note },
  });
  const conversation = {
    id: freshId(),
    userMessage: question,
    assistantResponse: reply,
    metadata: { conversationId: freshId(), source: 'coach' },
  };
  await person.ask('postConversation', { body: conversation });
  await person.ask('postWater', { body: { date: serverDay(), delta: 250, id: freshId() } });
  const { orderId, redirectUrl } = await order(person);
  await choose(world.server.origin, redirectUrl, 'pay');
  await until(
    () => person.ask('getReceipts'),
    ({ data }) => data.length > 0,
  );
  const { data: me } = await person.ask('getMe');
  const { data: sessions } = await person.ask('getSessions');
  const { data: plan } = await person.ask('getMealPlan');
  const {
    data: { meals: recipes },
  } = await person.ask('getAllMeals');
  const publicKey = createECDH('prime256v1').generateKeys('base64url');
  return {
    person,
    secrets: [...secrets, email, me.uid, ...sessions.map(({ id }) => id), person.token ?? '-'],
    known: {
      uuids: [
        ...meals.map(({ id }) => id),
        favourite,
        conversation.id,
        conversation.metadata.conversationId,
        orderId,
        ...idsIn(plan),
      ],
      texts: [
        phone,
        `+995${phone}`,
        'ორი ხინკალი და ერთი ჭიქა წყალი',
        'რა ვჭამო სადილად?',
        ...recipes.slice(0, 3).map(({ id }) => id),
        freshId(),
      ],
      days: [serverDay(), serverDay(-1), serverDay(-2)],
      named: {
        name: ['day-marks', 'fasting', 'weekday-goals'],
        key: [serverDay(), serverDay(-1), 'current'],
        phoneNumber: [phone, freshPhone()],
        mealId: recipes.map(({ id }) => id),
        timeZone: ['Asia/Tbilisi'],
        endpoint: [`${PUSH_SERVICE}/a`],
        p256dh: [publicKey],
        auth: ['BTBZMqHH6r4Tts7J_aSIgg'],
      },
    },
  };
}

const idsIn = (value: unknown): string[] =>
  JSON.stringify(value).match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g) ?? [];

/** What a person would see of their own on every device. */
async function everythingOf(person: Client): Promise<unknown> {
  const [changes, { data: exported }, { data: me }, { data: sessions }] = [
    await changesSince(person, 0),
    await person.ask('getExport'),
    await person.ask('getMe'),
    await person.ask('getSessions'),
  ];
  const { data: payment } = await person.ask('getPaymentInfo');
  const { data: receipts } = await person.ask('getReceipts');
  const { exportedAt: _, ...kept } = exported as Record<string, unknown>;
  return { changes, kept, me, sessions, payment, receipts };
}

/** In turn a user, a guest and nobody; who is no longer let in is replaced. */
async function attackersOf(world: World) {
  const make = [() => world.newUser(), () => world.newGuest()];
  const tokens = [(await world.newUser()).token ?? null, (await world.newGuest()).token ?? null, null];
  let turn = -1;
  const stale = new Set<number>();
  return {
    async next(): Promise<string | null> {
      // A user twice as often as the others: most calls are a user's.
      turn += 1;
      const who = [0, 1, 0, 2][turn % 4] ?? 0;
      if (stale.delete(who)) tokens[who] = (await make[who]?.())?.token ?? null;
      return tokens[who] ?? null;
    },
    replace: () => stale.add([0, 1, 0, 2][turn % 4] ?? 0),
  };
}

const requestsOf = (
  call: DocumentedCall,
  calls: readonly DocumentedCall[],
  known: Known,
): Record<'allowed' | 'hostile', WireRequest[]> => ({
  allowed: fc.sample(allowedRequests(call, calls, known), { numRuns: REQUESTS * 12, seed: SEED }),
  hostile: fc.sample(hostileRequests(call, calls, known), { numRuns: REQUESTS * 2, seed: SEED + 1 }),
});

async function inLanes(calls: readonly DocumentedCall[], work: (call: DocumentedCall) => Promise<void>): Promise<void> {
  const waiting = [...calls];
  const lane = async () => {
    for (let call = waiting.shift(); call; call = waiting.shift()) await work(call);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What is wrong with an answer, or null. */
function faultOf(answer: WireAnswer | string, secrets: readonly string[]): string | null {
  if (typeof answer === 'string') return answer;
  const { status, type, text, headers } = answer;
  // Without either, another site's page can neither use a person's session nor read an answer.
  if (headers.some((name) => name === 'set-cookie' || name.startsWith('access-control-')))
    return 'sets a cookie or lets other origins in';
  if (status === 304 && text === '') return null;
  if (secrets.some((secret) => text.includes(secret))) return 'tells something of another user';
  if (!type.startsWith('application/json')) return `answers ${status} as ${type}`;
  const body = v.safeParse(Envelope, JSON.parse(text));
  if (!body.success) return `answers ${status} without our envelope`;
  if (status < 300) return body.output.success ? null : 'says success and refuses';
  const documented: Record<string, number> = ERROR_STATUS;
  if (body.output.code === undefined || documented[body.output.code] !== status)
    return `answers ${status} with the code ${body.output.code}`;
  return status >= 500 && body.output.code !== 'provider-unavailable' ? `fails with ${status}` : null;
}

const shown = ({ method, target, headers, body }: WireRequest): string =>
  `${method} ${target.slice(0, 300)} ${JSON.stringify(headers)} ${body === undefined ? '' : Buffer.from(body).toString().slice(0, 600)}`;
