import { expect, test } from 'vitest';
import { EMPTY_DRAFT, onboardingDraft, planOf } from '#app/features/onboarding/draft.ts';
import { register } from '#app/features/onboarding/register/registration.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { StorageError } from '#device/platform/storage-error.ts';

const plan = planOf(onboardingDraft(EMPTY_DRAFT, { type: 'draft-plan', today: '2026-11-21' }));
const refusing = (error: Error) => ({
  send: async () => {
    throw error;
  },
  isOnline: () => true,
  sleep: async () => {},
});

test('a quick answer waits until the waiting view has shown for three seconds', async () => {
  const slept: number[] = [];
  let wake = () => {};
  const outcome = register(plan, {
    send: () => Promise.resolve(),
    isOnline: () => true,
    sleep: (ms) => new Promise((resolve) => ((wake = resolve), slept.push(ms))),
  });
  let settled = false;
  void outcome.then(() => (settled = true));

  await Promise.resolve();
  expect(settled).toBe(false);
  wake();

  expect(await outcome).toBe('signed-in');
  expect(slept).toEqual([3000]);
});

test('without a drafted plan nothing is sent', async () => {
  const sent: unknown[] = [];
  const send = (given: unknown) => Promise.resolve(void sent.push(given));

  expect(await register(null, { ...refusing(new Error()), send })).toBe('no-plan');
  expect(sent).toEqual([]);
});

test('a server that refuses or stays silent is a failure', async () => {
  expect(await register(plan, refusing(new RemoteError('internal', 'broken', 500)))).toBe('failed');
  expect(await register(plan, refusing(new RemoteError('offline', 'silent')))).toBe('failed');
});

test('a network that went away is no failure: the plan is made later', async () => {
  const ports = { ...refusing(new RemoteError('offline', 'silent')), isOnline: () => false };

  expect(await register(plan, ports)).toBe('no-network');
});

test('a device that cannot keep the diary says why', async () => {
  expect(await register(plan, refusing(new StorageError('quota-exceeded', null)))).toBe('quota-exceeded');
});
