import { describe, expect, inject, test } from 'vitest';
import { accountOf, confirm, PASSWORD } from '#test/api/support/accounts.ts';
import { client } from '#test/api/support/client.ts';
import { clockAhead, IN_ONE_MINUTE } from '#test/api/support/clock-ahead.ts';
import { freshPhone, register } from '#test/api/support/outside/sms.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { onEveryStore, onStore } from '#test/api/support/world.ts';

const DAY_MS = 24 * 3_600_000;

onEveryStore({}, (world) => {
  describe('a password that others try first is refused, with the reason', () => {
    test.each([
      ['password', 'common'],
      ['12345678', 'common'],
      ['PassWord', 'common'],
      ['qwertyuiop', 'common'],
      ['აბგდევზთ', 'common'],
      ['Lukma2026', 'common'],
      ['ლუკმა-2026', 'common'],
      ['        ', 'repeated'],
      ['\u00A0'.repeat(9), 'repeated'],
      ['aaaaaaaaa', 'repeated'],
      ['აბაბაბაბ', 'repeated'],
      ['ნინო1995', 'own-name'],
      ['Nino.Kapanadze', 'own-email'],
      ['nino.kapanadze@example.ge', 'own-email'],
    ])('%s', async (password, reason) => {
      const phone = freshPhone();
      const user = await register(world(), await world().newUser(), phone);
      await user.ask('putProfile', { body: { displayName: 'ნინო', email: 'nino.kapanadze@example.ge' } });
      const { status, body } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password } });
      expect([status, body.code, body.issues]).toEqual([400, 'weak-password', [{ path: 'password', message: reason }]]);
    });

    test('the own number, however it is written', async () => {
      const phone = freshPhone();
      const user = await register(world(), await world().newUser(), phone);
      for (const password of [phone, `+995${phone}`, `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`]) {
        const { status, body } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password } });
        expect([status, body.issues]).toEqual([400, [{ path: 'password', message: 'own-number' }]]);
      }
      expect((await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } })).status).toBe(200);
    });
  });

  test('an address that five older accounts take over later still signs its owner in, and a sixth taker is told that it cannot', async () => {
    const squatters = [];
    for (let at = 0; at < 6; at += 1) squatters.push(await accountOf(world()));
    const owner = await accountOf(world());
    const email = `owner-${owner.phone}@example.ge`;
    await confirm(owner.user);
    expect((await owner.user.ask('putProfile', { body: { email } })).status).toBe(200);
    const taken = [];
    for (const { user } of squatters) {
      await confirm(user);
      taken.push(await user.ask('putProfile', { body: { email: email.toUpperCase() } }));
    }
    expect(taken.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400, 400]);
    expect(taken.at(-1)?.body.issues?.map(({ path }) => path)).toEqual(['email']);
    const { data } = await world().nobody.ask('loginEmail', { body: { email, password: PASSWORD } });
    expect(data.user.phoneNumber).toBe(owner.phone);
  });
});

onStore('PostgreSQL', { env: { ...IN_ONE_MINUTE, LIMIT_PASSWORDS: '3' } }, (world) => {
  test('guessing passwords of a number in ever new spellings: they are one name', async () => {
    const phone = freshPhone();
    await register(world(), await world().newUser(), phone);
    const spellings = [
      phone,
      `+995${phone}`,
      [...phone].join(' '),
      [...phone].join('-'),
      ` (${phone})`,
      `${phone}x`,
      `x${phone}`,
      `995 ${phone}`,
    ];
    const statuses = [];
    for (const email of spellings)
      statuses.push((await world().nobody.ask('loginEmail', { body: { email, password: 'guess' } })).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  test('guessing under names that are none: dashes and letters are one name, too', async () => {
    const statuses = [];
    for (const email of ['---', '----', 'abc', 'a b c', '5', '......'])
      statuses.push(
        (await world().nobody.ask('loginEmail', { body: { email: `${email}  .`, password: 'guess' } })).status,
      );
    expect(statuses.filter((status) => status === 401)).toHaveLength(3);
  });

  test('confirming by guessed passwords has an end a minute and a day', async () => {
    const { user } = await accountOf(world());
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await user.ask('postConfirm', { body: { password: `guess ${at}` } })).status);
    expect(statuses).toEqual([400, 400, 400, 429, 429, 429]);
    expect((await client(world().server.origin, user.token).ask('getMe')).status).toBe(200);
  });
});

onStore('PostgreSQL', { env: { LIMIT_PASSWORDS: '2' } }, (world) => {
  test('confirming by guessed passwords has an end a day, however slowly they come', { timeout: 180_000 }, async () => {
    const { user } = await accountOf(world());
    const { store } = world();
    const statuses = [];
    const midnight = Math.ceil(Date.now() / DAY_MS) * DAY_MS - Date.now();
    await world().server.end('SIGTERM');
    for (let minute = 0; minute < 12; minute += 1) {
      const later = await startServer(inject('serverEntry'), store, {
        env: { LIMIT_PASSWORDS: '2', ...clockAhead(midnight + minute * 60_000 + 1_000) },
      });
      for (let at = 0; at < 2; at += 1)
        statuses.push(
          (await client(later.origin, user.token).ask('postConfirm', { body: { password: `guess ${minute} ${at}` } }))
            .status,
        );
      await later.end('SIGTERM');
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(20);
    expect(statuses.slice(20)).toEqual([429, 429, 429, 429]);
  });
});
