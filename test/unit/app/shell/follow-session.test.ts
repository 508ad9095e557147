import { afterEach, expect, test, vi } from 'vitest';
import { followSession } from '#app/shell/start/follow-session.ts';
import { getSession, watchSession } from '#app/parts/page/session.ts';
import { storeConfigText } from '#device/session/access/config-text.ts';
import { putSession } from '#device/session/session-state.ts';

const uid = '01936f3e-0000-7000-8000-000000000001';

afterEach(() => putSession({ status: 'signed-out' }));

test('the guards learn at once who is signed in', () => {
  putSession({ status: 'signed-in', uid, name: 'ნინო' });

  const stop = followSession(() => undefined);

  expect(getSession()).toMatchObject({ status: 'signed-in', uid, name: 'ნინო' });
  stop();
});

test('a session that ends leads away once, after the guards know', () => {
  const ends: string[] = [];
  putSession({ status: 'signed-in', uid, name: undefined });
  const stop = followSession(() => ends.push(getSession().status));

  putSession({ status: 'signed-out', reason: 'expired' });

  expect(ends).toEqual(['signed-out']);
  stop();
});

test('a device that was never signed in is not led away', () => {
  const ends: string[] = [];

  const stop = followSession(() => ends.push('end'));

  expect(ends).toEqual([]);
  stop();
});

test('flags that are told again as they were tell nobody, changed ones do', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  putSession({ status: 'signed-in', uid, name: undefined });
  const stops = [followSession(() => undefined)];
  const heard = vi.fn<() => void>();
  stops.push(watchSession(heard));

  storeConfigText(JSON.stringify({ onboardingEnabled: true, pushKey: 'new' }));
  expect(heard).not.toHaveBeenCalled();

  storeConfigText(JSON.stringify({ onboardingEnabled: false }));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(getSession()).toMatchObject({ uid, onboardingEnabled: false });
  for (const stop of stops) stop();
  vi.unstubAllGlobals();
});
