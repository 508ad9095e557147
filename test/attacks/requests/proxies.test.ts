import { expect, test } from 'vitest';
import { IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { onStore } from '#test/api/support/world.ts';

onStore('PGlite', { env: { ...IN_ONE_MINUTE, LIMIT_NEW_USERS: '1', TRUST_PROXY: 'loopback' } }, (world) => {
  const arriveFrom = async (forwarded: string) =>
    (await world().nobody.ask('postAnonymous', {}, { headers: { 'X-Forwarded-For': forwarded } })).status;

  test.each([
    ['203.0.113.1:4711', '203.0.113.2:4711', '203.0.113.1:4712'],
    ['[2001:db8:1::1]:4711', '[2001:db8:2::1]:4711', '[2001:db8:1::2]:9'],
    ['[2001:db8:3::1]', '2001:db8:4::1', '2001:db8:3::5'],
  ])(
    'a proxy that writes ports does not put all clients into one bucket: %s and %s differ, %s is the first again',
    async (first, second, again) => {
      expect([await arriveFrom(first), await arriveFrom(second), await arriveFrom(again)]).toEqual([201, 201, 429]);
    },
  );

  test('what is no address counts as the proxy itself', async () => {
    const statuses = [];
    for (const forwarded of ['unknown', 'a:b', '[::1', '1.2.3.4.5:6']) statuses.push(await arriveFrom(forwarded));
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});
