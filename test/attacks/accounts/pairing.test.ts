import { expect, inject, test } from 'vitest';
import { accountOf, claimBy, confirm, signInByPassword } from '#test/api/support/accounts.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { clockAhead, IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { freshId, onEveryStore, onStore } from '#test/api/support/world.ts';

const DAY_MS = 24 * 3_600_000;

/** Symbols that nobody has. */
const wrong = (at: number): string => `ZZZZ${String(2222 + at).replaceAll(/[01]/g, '9')}`;

/** Comes with a token from an address that a trusted proxy names. */
const from = (nobody: Client, address: string, customToken: string) =>
  nobody.ask('postExchange', { body: { customToken } }, { headers: { 'X-Forwarded-For': address } });

onEveryStore({ env: { ...IN_ONE_MINUTE, TRUST_PROXY: 'loopback', LIMIT_PAIRINGS: '10' } }, (world) => {
  test('symbols alone open nothing: the device that shows them sees who comes, and refuses', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('postPair');
    const claim = await claimBy(world().nobody, data.code);
    const params = { id: data.id };
    expect((await user.ask('getPairing', { params })).data.state).toBe('claimed');
    expect((await user.ask('answerPairing', { params, body: { approve: false } })).data.state).toBe('refused');
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).status).toBe(401);
    expect((await user.ask('answerPairing', { params, body: { approve: true } })).data.state).toBe('refused');
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).status).toBe(401);
  });

  test('a second device with the same symbols or the QR is refused, and does not disturb the first', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('postPair');
    const claim = await claimBy(world().nobody, data.customToken);
    for (const customToken of [data.code, data.customToken])
      expect((await world().nobody.ask('postExchange', { body: { customToken } })).status).toBe(401);
    await user.ask('answerPairing', { params: { id: data.id }, body: { approve: true } });
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).data.user.uid).toBe(
      (await user.ask('getMe')).data.uid,
    );
  });

  test('nobody else approves: no stranger, no other session of the same user, and nothing before a device has come', async () => {
    const { phone, user } = await accountOf(world());
    const sameUser = await signInByPassword(world(), phone);
    await confirm(user);
    const { data } = await user.ask('postPair');
    const params = { id: data.id };
    expect((await user.ask('answerPairing', { params, body: { approve: true } })).data.state).toBe('open');
    const claim = await claimBy(world().nobody, data.code);
    const stranger = await world().newUser();
    expect((await stranger.ask('answerPairing', { params, body: { approve: true } })).status).toBe(404);
    expect((await sameUser.ask('answerPairing', { params, body: { approve: true } })).data.state).toBe('claimed');
    expect((await stranger.ask('getPairing', { params })).status).toBe(404);
    expect((await stranger.ask('getPairing', { params: { id: freshId() } })).status).toBe(404);
    expect((await user.ask('getPairing', { params })).data.state).toBe('claimed');
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).body.code).toBe(
      'approval-pending',
    );
  });

  test('an approved claim signs in once, also when it is sent many times at once', async () => {
    const user = await world().newUser();
    const { data } = await user.ask('postPair');
    const claim = await claimBy(world().nobody, data.code);
    await user.ask('answerPairing', { params: { id: data.id }, body: { approve: true } });
    const all = await Promise.all(
      [1, 2, 3, 4].map(() => world().nobody.ask('postExchange', { body: { customToken: claim } })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('guessing symbols: an address has ten tries a minute, and a hundred guesses of many addresses stop no honest device', async () => {
    const statuses = [];
    for (let at = 0; at < 12; at += 1) statuses.push((await from(world().nobody, '203.0.113.1', wrong(at))).status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(2);
    for (let at = 0; at < 120; at += 1) await from(world().nobody, `203.0.113.${10 + Math.floor(at / 8)}`, wrong(at));
    const user = await world().newUser();
    const { data } = await user.ask('postPair');
    expect((await from(world().nobody, '198.51.100.9', data.code)).body.code).toBe('approval-pending');
  });

  test('guessing symbols from the networks of one IPv6 customer: they are one address of four', async () => {
    const statuses = [];
    for (let at = 0; at < 60; at += 1)
      statuses.push((await from(world().nobody, `2001:db8:7:${at.toString(16)}::1`, wrong(at))).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(40);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});

onStore('PGlite', { env: { ...IN_ONE_MINUTE, TRUST_PROXY: 'loopback', LIMIT_PAIRINGS: '1' } }, (world) => {
  test('of all addresses together only wrong symbols are counted: more honest devices than that come in', async () => {
    const user = await world().newUser();
    const codes = [];
    for (let at = 0; at < 210; at += 1) {
      const { data } = await user.ask('postPair');
      codes.push((await from(world().nobody, `198.51.100.${at}`, data.code)).body.code);
    }
    expect(new Set(codes)).toEqual(new Set(['approval-pending']));
  });
});

onStore('PostgreSQL', { env: { LIMIT_PAIRINGS: '3' } }, (world) => {
  test('what an address may try a day has an end, however slowly it tries', { timeout: 180_000 }, async () => {
    const { store } = world();
    const statuses = [];
    // Twelve minutes of one day of UTC, by a clock that each start moves on.
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS - Date.now();
    await world().server.end('SIGTERM');
    for (let minute = 0; minute < 12; minute += 1) {
      const later = await startServer(inject('serverEntry'), store, {
        env: { LIMIT_PAIRINGS: '3', ...clockAhead(midnight + minute * 60_000 + 1_000) },
      });
      for (let at = 0; at < 3; at += 1)
        statuses.push((await from(client(later.origin), '', wrong(minute * 3 + at))).status);
      await later.end('SIGTERM');
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(30);
  });
});
