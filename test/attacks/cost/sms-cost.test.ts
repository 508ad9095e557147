import { expect, test } from 'vitest';
import { accountOf } from '#test/api/support/accounts.ts';
import type { Client } from '#test/api/support/client.ts';
import { IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { freshPhone, messagesTo, register } from '#test/api/support/outside/sms.ts';
import { onStore } from '#test/api/support/world.ts';

const from = (nobody: Client, address: string, phoneNumber: string) =>
  nobody.ask('smsSend', { body: { phoneNumber } }, { headers: { 'X-Forwarded-For': address } });

onStore('PGlite', { env: { TRUST_PROXY: 'loopback', LIMIT_SMS_DAY: '40', SMS_RESERVED_PERCENT: '20' } }, (world) => {
  test("sending to one number from sixty networks costs the messages that went out, and nobody else's sign-in", async () => {
    const phone = freshPhone();
    const statuses = [];
    for (let at = 0; at < 60; at += 1) statuses.push((await from(world().nobody, `2001:db8:${at}::1`, phone)).status);
    const sent = statuses.filter((status) => status === 200).length;
    expect([sent, await messagesTo(world(), phone)]).toEqual([3, expect.objectContaining({ length: 3 }) as string[]]);
    for (let at = 0; at < 20; at += 1)
      expect((await from(world().nobody, `203.0.113.${at}`, freshPhone())).status).toBe(200);
  });
});

onStore(
  'PostgreSQL',
  { env: { TRUST_PROXY: 'loopback', LIMIT_SMS_DAY: '10', SMS_RESERVED_PERCENT: '20' } },
  (world) => {
    test('a stranger who uses up the day for new numbers leaves a part of it for those who have an account', async () => {
      const phones = [];
      for (let at = 0; at < 2; at += 1) phones.push((await accountOf(world())).phone);
      const strangers = [];
      for (let at = 0; at < 12; at += 1)
        strangers.push((await from(world().nobody, `203.0.113.${at}`, freshPhone())).status);
      // Two of the eight messages for new numbers were those of the accounts themselves.
      expect(strangers.filter((status) => status === 200)).toHaveLength(6);
      expect(strangers.filter((status) => status === 429)).toHaveLength(6);
      const known = [];
      for (const [at, phone] of phones.entries())
        known.push((await from(world().nobody, `198.51.100.${at}`, phone)).status);
      expect(known).toEqual([200, 200]);
      expect((await from(world().nobody, '198.51.100.77', phones[0] ?? '')).status).toBe(429);
    });
  },
);

onStore('PGlite', { env: { LIMIT_SMS_DAY: '2' } }, (world) => {
  test('a session that changes its address again and again sends five messages a day, and none of the budget of codes', async () => {
    const phone = freshPhone();
    const user = await register(world(), await world().newUser(), phone);
    for (let at = 0; at < 7; at += 1)
      expect((await user.ask('putProfile', { body: { email: `${at}@example.ge` } })).status).toBe(200);
    const notices = async () => (await messagesTo(world(), phone)).filter((text) => text.includes('ელფოსტა')).length;
    await expect.poll(notices).toBe(5);
    await expect
      .poll(
        () =>
          world()
            .server.log()
            .filter((line) => line.includes('notice failed')).length,
      )
      .toBe(2);
    expect(await notices()).toBe(5);
    expect((await world().nobody.ask('smsSend', { body: { phoneNumber: phone } })).status).toBe(200);
  });
});

onStore('PGlite', { env: { ...IN_ONE_MINUTE, TRUST_PROXY: 'loopback', LIMIT_SMS: '2' } }, (world) => {
  test('an IPv6 customer sends no more from many networks than from four, a provider no more than from twenty', async () => {
    const many = async (address: (at: number) => string, count: number) => {
      const statuses = [];
      for (let at = 0; at < count; at += 1)
        statuses.push((await from(world().nobody, address(at), freshPhone())).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await many((at) => `2001:db8:1:${at.toString(16)}::1`, 20)).toBe(8);
    expect(await many((at) => `2001:db8:2:${(at * 256).toString(16)}::1`, 60)).toBe(40);
    // However the same network is spelled.
    expect(
      await many((at) => ['2001:db8:3::1', '2001:0DB8:0003:0000::2', '2001:DB8:3:0:0:0:0:9'][at % 3] ?? '', 9),
    ).toBe(2);
  });
});
