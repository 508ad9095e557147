import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postLogout } from '#contract/account/sessions.ts';
import { callApi } from '#device/api/call-api.ts';
import { refreshPaymentInfo } from '#device/api/account/payment-info.ts';
import { setPassword } from '#device/api/sign-in/prove-phone.ts';
import { storedToken } from '#device/session/session-keys.ts';
import { diarySession } from '#device/session/session-state.ts';
import { closePage, onboard, standInPage, startRealServer } from '../real-server.ts';

let server: Awaited<ReturnType<typeof startRealServer>>;
beforeAll(async () => {
  server = await startRealServer();
  standInPage(server.origin);
  closePage();
}, 60_000);
afterAll(() => server.stop());

test('a 401 of a call about signing in is told to its screen and signs nobody out; the next call of the diary does', async () => {
  await onboard();
  await callApi(postLogout, { token: storedToken() });
  await expect(setPassword('599123456', 'ხინკალი-7-ცალი')).rejects.toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
  expect(diarySession().status).toBe('signed-in');
  await expect(refreshPaymentInfo()).rejects.toMatchObject({ status: 401 });
  expect(diarySession()).toEqual({ status: 'signed-out', reason: 'expired' });
});
