import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { postLogout } from '#contract/account/sessions.ts';
import { addMeal } from '#device/diary/commands/meals.ts';
import { readSignedIn } from '#device/session/device-notes.ts';
import { noteLeavings, readLeavings } from '#device/session/leaving/leaving-notes.ts';
import { currentDiary, theDiary } from '#device/diary/diary.ts';
import { deleteKeptDiary, diariesWithWaitingEntries, openKeptDiary } from '#device/session/leaving/kept-diaries.ts';
import { exportDiary } from '#device/transfer/export/export-diary.ts';
import { deleteAccount } from '#device/api/account/account.ts';
import { callApi } from '#device/api/call-api.ts';
import { refreshPaymentInfo } from '#device/api/account/payment-info.ts';
import { signIn } from '#device/session/sign-in.ts';
import { startSession } from '#device/session/session.ts';
import { diarySession } from '#device/session/session-state.ts';
import { prepareSignOut, signOut } from '#device/session/leaving/sign-out.ts';
import { settleDeletions, settleRevocations } from '#device/session/leaving/settle-leavings.ts';
import { keepPhoto } from '#device/photos/commands.ts';
import { getMe } from '#contract/account/user.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { khachapuri, waitingIn } from '../open-test-diary.ts';
import { closePage, onboard, onboardElsewhere, standInPage, startRealServer } from '../real-server.ts';

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

test('signing out without a network keeps the entries, and the sign-in screen lists them', async () => {
  await onboard();
  const mine = uid();
  await addMeal(khachapuri());
  vi.stubGlobal('navigator', { onLine: false });

  expect(await prepareSignOut(new AbortController().signal)).toEqual({ waiting: 1, isNameless: true });
  await signOut('keep');

  expect(diarySession()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(await readSignedIn()).toBeNull();
  expect(await diariesWithWaitingEntries()).toContainEqual({
    uid: mine,
    name: null,
    waiting: 1,
    since: expect.any(Number),
    opens: true,
  });
});

test('a nameless diary that was kept opens again, with what waited in it', async () => {
  await onboard();
  const mine = uid();
  await addMeal(khachapuri());
  await signOut('keep');

  expect(await openKeptDiary(mine)).toBe(true);

  expect(uid()).toBe(mine);
  expect(await waitingIn(theDiary())).toHaveLength(1);
  await refreshPaymentInfo();
});

test('somebody else who signs in finds nothing of the first diary, which keeps its entries', async () => {
  await onboard();
  const mine = uid();
  await addMeal(khachapuri());
  await signOut('keep');

  await onboard();

  expect(uid()).not.toBe(mine);
  expect(await waitingIn(theDiary())).toEqual([]);
  expect((await diariesWithWaitingEntries()).map((diary) => diary.uid)).toContain(mine);
});

test('entries that are given up at the sign-out are gone with their diary', async () => {
  await onboard();
  const mine = uid();
  await addMeal(khachapuri());
  const token = localStorage.getItem('auth_token');

  await signOut('delete');

  expect((await diariesWithWaitingEntries()).map((diary) => diary.uid)).not.toContain(mine);
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`diary-${mine}`);
  localStorage.setItem('auth_token', token ?? '');
  expect(await startSession()).toEqual({ status: 'signed-out' });
});

test('a session that the server has ended leaves the diary where it is, and signing in again goes on', async () => {
  const { token, user } = await onboardElsewhere();
  localStorage.setItem('auth_token', token);
  await startSession();
  await addMeal(khachapuri());
  await callApi(postLogout, { token });

  await expect(refreshPaymentInfo()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });

  expect(diarySession()).toEqual({ status: 'signed-out', reason: 'expired' });
  expect(currentDiary()).toBeNull();
  expect((await diariesWithWaitingEntries()).find(({ uid }) => uid === user.uid)).toMatchObject({ waiting: 1 });
});

test('a diary with a number opens by signing in alone, whatever token it still holds', async () => {
  const { token, user } = await onboardElsewhere();
  await signIn(token, { ...user, isAnonymous: false, phoneNumber: '555123456' });
  await addMeal(khachapuri());
  closePage();

  expect(await openKeptDiary(user.uid)).toBe(false);
  expect((await diariesWithWaitingEntries()).find(({ uid }) => uid === user.uid)).toMatchObject({ opens: false });
});

test('an export holds what the server has and what still waits', async () => {
  await onboard();
  const meal = await addMeal(khachapuri());

  const exported = await exportDiary();

  expect(exported?.from).toBe('server');
  expect(exported?.file).toMatchObject({ format: 'lukma', user: { uid: uid() }, plan: { goal: 'lose-weight' } });
  expect(exported?.file.days.flatMap((day) => day.meals)).toMatchObject([
    { id: meal.id, title: meal.title, date: meal.date },
  ]);
});

test('a deleted account leaves neither a diary nor a session', async () => {
  await onboard();
  const mine = uid();

  await deleteAccount();

  expect(diarySession()).toEqual({ status: 'signed-out' });
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`diary-${mine}`);
});

/** The server's word on a token: its user, or the error's code. */
const ask = (token: string | null) =>
  callApi(getMe, { token }).then(
    ({ uid }) => uid,
    ({ code }: { code: string }) => code,
  );

test('a photo that still waits to be looked at counts as what would be left behind', async () => {
  await onboard();
  await keepPhoto({
    day: TODAY,
    mealType: 'lunch',
    photo: new Blob(['large']),
    thumbnail: new Blob(['small']),
    hint: '',
  });

  expect(await prepareSignOut(AbortSignal.abort())).toEqual({ waiting: 1, isNameless: true });
});

test('a token that ended without a network is revoked as soon as there is one', async () => {
  await onboard();
  const mine = uid();
  const token = localStorage.getItem('auth_token');
  vi.stubGlobal('location', new URL('http://127.0.0.1:9'));

  await signOut('delete');
  expect(await readLeavings()).toEqual([{ revokes: token }]);
  expect(await settleRevocations()).toBe(false);

  standInPage(server.origin);
  expect(await ask(token)).toBe(mine);
  expect(await settleRevocations()).toBe(true);
  expect(await ask(token)).toBe('unauthenticated');
  expect(await readLeavings()).toEqual([]);
});

test('a deletion that was cut off is done before anybody looks, and before the same person signs in again', async () => {
  const { token, user } = await onboardElsewhere();
  localStorage.setItem('auth_token', token);
  await startSession();
  await addMeal(khachapuri());
  closePage();
  await noteLeavings([{ deletes: user.uid }]);

  expect((await diariesWithWaitingEntries()).map((diary) => diary.uid)).not.toContain(user.uid);
  await settleDeletions();

  localStorage.setItem('auth_token', token);
  await startSession();
  expect(await waitingIn(theDiary())).toEqual([]);
});

test('a nameless diary that was kept loses its token when it is deleted from the sign-in screen', async () => {
  await onboard();
  const mine = uid();
  const token = localStorage.getItem('auth_token');
  await signOut('keep');
  expect(await ask(token)).toBe(mine);

  await deleteKeptDiary(mine);

  expect(await ask(token)).toBe('unauthenticated');
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`diary-${mine}`);
  expect(await openKeptDiary(mine)).toBe(false);
});
