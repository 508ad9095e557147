import { afterEach, expect, test } from 'vitest';
import { followSession } from '#app/shell/start/follow-session.ts';
import { getSession } from '#app/parts/page/session.ts';
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
