import { expect, test } from 'vitest';
import { demandSender, readSmsSettings } from '#server/sms/sms-settings.ts';

function told(env: Record<string, string>, bank: string | null, publicHost: string | null): string[] {
  const mistakes: string[] = [];
  const sms = readSmsSettings(env, mistakes);
  demandSender(env, { bank: bank === null ? null : { provider: bank }, publicHost, sms }, mistakes);
  return mistakes;
}

test.each(['bog', 'tbc'])('with a real bank (%s) nobody signs in by codes that lie in a log', (bank) => {
  expect(told({}, bank, 'localhost')).toEqual([
    expect.stringMatching(new RegExp(`SMS_PROVIDER.*BANK_PROVIDER is ${bank}`)) as string,
  ]);
});

test.each(['lukma.ge', 'lukma.ge:8443', '203.0.113.7'])('nor at a host of its own: %s', (host) => {
  expect(told({}, 'sandbox', host)).toHaveLength(1);
  expect(told({}, null, host)).toHaveLength(1);
});

test.each([
  null,
  'localhost',
  'localhost:3000',
  'diary',
  'diary.local',
  'lukma.test',
  '192.168.1.7:3000',
  '172.20.0.2',
  '10.0.0.9',
  '127.0.0.1',
])('on this machine or in its own network it may: %s', (host) => {
  expect(told({}, 'sandbox', host)).toEqual([]);
});

test('whoever says so on purpose may, and a provider is one', () => {
  expect(told({ SMS_PROVIDER: 'log' }, 'bog', 'lukma.ge')).toEqual([]);
  expect(told({ SMS_PROVIDER: 'sender.ge', SMS_API_KEY: 'key-1' }, 'bog', 'lukma.ge')).toEqual([]);
  expect(told({ SMS_PROVIDER: 'log', SMS_API_KEY: 'key-1' }, null, null)).toHaveLength(1);
});
