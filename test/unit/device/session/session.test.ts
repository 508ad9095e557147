import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readSignedIn } from '#device/session/device-notes.ts';
import { addMeal } from '#device/diary/commands/meals.ts';
import { theDiary } from '#device/diary/diary.ts';
import { readMemory } from '#device/diary/engine-memory.ts';
import { startSession } from '#device/session/session.ts';
import { exchangeToken } from '#device/session/sign-in.ts';
import { diarySession } from '#device/session/session-state.ts';
import { khachapuri, waitingIn } from '../open-test-diary.ts';
import { closePage, onboard, onboardElsewhere, PLAN, standInPage, startRealServer } from '../real-server.ts';

/** Nobody listens here. */
const NOWHERE = 'http://127.0.0.1:9';

let server: Awaited<ReturnType<typeof startRealServer>>;
beforeAll(async () => {
  server = await startRealServer();
}, 60_000);
afterAll(() => server.stop());

beforeEach(() => {
  standInPage(server.origin);
  closePage();
});

const uid = () => theDiary().uid;

test('the questionnaire signs in, and the page knows the goals before anything was pulled', async () => {
  await onboard();

  expect(diarySession()).toMatchObject({ status: 'signed-in', uid: uid() });
  const memory = await readMemory(theDiary().db);
  expect(memory.token).toBe(localStorage.getItem('auth_token'));
  expect(await readSignedIn()).toEqual({ uid: uid(), token: memory.token });
  expect(await theDiary().db.kv.get('seed')).toMatchObject({ value: { goals: { calories: PLAN.caloriesGoal } } });
  expect(await theDiary().db.kv.get('payment')).toMatchObject({ value: { info: { isPremium: false } } });
});

test('the keys in the storage are those of the specification', async () => {
  await onboard();

  expect(localStorage.getItem('auth_initialized')).toBe('true');
  expect(localStorage.getItem('user_cache_version')).toBe('v3_full_profile_with_payment');
  expect(JSON.parse(localStorage.getItem('user_data') ?? '')).toMatchObject({ uid: uid() });
  expect(localStorage.getItem('customToken')).toBeNull();
});

test('the same key onboards once, however often the answer is lost', async () => {
  const key = '0195a000-0000-7000-8000-0000000000aa';

  await onboard(key);
  const first = uid();
  localStorage.clear();
  closePage();
  await onboard(key);

  expect(uid()).toBe(first);
});

test('a start without a network knows who is signed in and shows what waits', async () => {
  await onboard();
  const signedIn = diarySession();
  await addMeal(khachapuri());
  const stored = { ...localStorage };
  closePage();

  standInPage(NOWHERE);
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  expect(await startSession()).toEqual(signedIn);
  expect(await waitingIn(theDiary())).toHaveLength(1);
});

test('a cached user of another version is not read: the token finds out again', async () => {
  await onboard();
  const before = uid();
  localStorage.setItem('user_cache_version', 'v2');
  closePage();

  await startSession();

  expect(uid()).toBe(before);
  expect(localStorage.getItem('user_cache_version')).toBe('v3_full_profile_with_payment');
});

test('a token alone on an empty device is a valid sign-in', async () => {
  const { token, user } = await onboardElsewhere();
  localStorage.setItem('auth_token', token);

  expect(await startSession()).toMatchObject({ status: 'signed-in', uid: user.uid });
  expect((await readMemory(theDiary().db)).token).toBe(token);
});

test('a token that the server does not know is removed at the start', async () => {
  localStorage.setItem('auth_token', 'nobody');

  expect(await startSession()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('a token that cannot be asked about stays for the next start', async () => {
  standInPage(NOWHERE);
  localStorage.setItem('auth_token', 'somebody');

  expect(await startSession()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem('auth_token')).toBe('somebody');
});

test('a one-time token signs in once and is removed', async () => {
  const { customToken, user } = await onboardElsewhere();
  localStorage.setItem('customToken', customToken);

  expect(await startSession()).toMatchObject({ status: 'signed-in', uid: user.uid });
  expect(localStorage.getItem('customToken')).toBeNull();
  expect(await exchangeToken(customToken)).toBe(false);
});
