import { expect, test } from 'vitest';
import { modeAt, secondWays } from '#domain/account/second-factor.ts';

test('a second factor holds until its recovery has had its wait', () => {
  expect(modeAt(undefined, 5)).toBe('off');
  expect(modeAt({ mode: 'passkey', recoveryMs: null }, 5)).toBe('passkey');
  expect(modeAt({ mode: 'passkey', recoveryMs: 6 }, 5)).toBe('passkey');
  expect(modeAt({ mode: 'passkey', recoveryMs: 5 }, 5)).toBe('off');
});

test('after one half of password and code the other follows, a passkey takes the place of either, and nothing that of a passkey', () => {
  expect(secondWays('password-and-code', 'password', false)).toEqual(['code']);
  expect(secondWays('password-and-code', 'code', false)).toEqual(['password']);
  expect(secondWays('password-and-code', 'code', true)).toEqual(['passkey', 'password']);
  expect(secondWays('passkey', 'code', true)).toEqual(['passkey']);
  expect(secondWays('passkey', 'password', false)).toEqual([]);
});
