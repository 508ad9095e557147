import { expect, test } from 'vitest';
import { client } from '../support/client.ts';
import { IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import { codeFor, freshPhone, otherCode, register, signIn } from '../support/outside/sms.ts';
import { dishesOn, log, onEveryStore } from '../support/world.ts';

const DAY = '2026-03-01';
const PASSWORD = 'ხინკალი-7-ცალი';

onEveryStore({}, (world) => {
  test('attack: guessing a code: three wrong guesses end it, also when they come at once', async () => {
    const asked = await codeFor(world(), world().nobody, freshPhone());
    const guesses = Array.from({ length: 6 }, (_, at) =>
      String((Number(asked.code) + 1 + at) % 10_000).padStart(4, '0'),
    );
    await Promise.all(guesses.map((code) => world().nobody.ask('smsVerify', { body: { ...asked, code } })));
    expect((await world().nobody.ask('smsVerify', { body: asked })).status).not.toBe(200);
  });

  test('attack: guessing on and on: ten wrong codes lock the number for this requester, not for others', async () => {
    const phone = freshPhone();
    const attacker = await world().newGuest();
    const asked = await codeFor(world(), attacker, phone);
    for (let guess = 0; guess < 10; guess += 1)
      await attacker.ask('smsVerify', { body: { ...asked, code: otherCode(asked.code) } });
    expect((await attacker.ask('smsVerify', { body: asked })).status).toBe(429);
    expect((await attacker.ask('smsSend', { body: { phoneNumber: phone } })).status).toBe(429);
    expect((await (await signIn(world(), phone)).ask('getMe')).data.phoneNumber).toBe(phone);
  });

  test('attack: replaying a code that was used', async () => {
    const asked = await codeFor(world(), world().nobody, freshPhone());
    expect((await world().nobody.ask('smsVerify', { body: asked })).status).toBe(200);
    expect((await world().nobody.ask('smsVerify', { body: asked })).body.code).toBe('invalid-code');
  });

  test('attack: using one code many times at once makes one session', async () => {
    const asked = await codeFor(world(), world().nobody, freshPhone());
    const all = await Promise.all([1, 2, 3].map(() => world().nobody.ask('smsVerify', { body: asked })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('attack: naming the phone of another requester instead of the sending', async () => {
    const phone = freshPhone();
    const { code } = await codeFor(world(), await world().newUser(), phone);
    const stranger = await world().newUser();
    expect((await stranger.ask('smsVerify', { body: { verificationId: phone, code } })).body.code).toBe('invalid-code');
    expect((await world().nobody.ask('smsVerify', { body: { verificationId: phone, code } })).body.code).toBe(
      'invalid-code',
    );
  });

  test('attack: verifying in the name of another user', async () => {
    const [user, other] = [await world().newUser(), await world().newUser()];
    const { uid } = (await other.ask('getMe')).data;
    const asked = await codeFor(world(), user, freshPhone());
    expect((await user.ask('smsVerify', { body: { ...asked, uid } })).status).toBe(400);
    expect((await world().nobody.ask('smsVerify', { body: { ...asked, uid } })).status).toBe(400);
    expect((await other.ask('getMe')).data.isAnonymous).toBe(true);
  });

  test("setting or skipping the password of another's number", async () => {
    const phone = freshPhone();
    const owner = await register(world(), await world().newUser(), phone);
    const { uid } = (await owner.ask('getMe')).data;
    const attacker = await register(world(), await world().newUser(), freshPhone());
    expect((await attacker.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } })).status).toBe(
      400,
    );
    expect((await attacker.ask('smsSkipPassword', { body: { uid } })).status).toBe(400);
    expect((await world().nobody.ask('loginEmail', { body: { email: phone, password: PASSWORD } })).status).toBe(401);
  });

  test('attack: deleting the account or changing its password from a session that is minutes old', async () => {
    const phone = freshPhone();
    const user = await register(world(), await world().newUser(), phone);
    const { data } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } });
    const thief = client(world().server.origin, data.token);
    for (const refused of [
      await thief.ask('deleteUser'),
      await thief.ask('smsSetPassword', { body: { phoneNumber: phone, password: 'ახალი-პაროლი' } }),
    ]) {
      expect([refused.status, refused.body.code]).toEqual([403, 'confirmation-required']);
    }
    expect((await thief.ask('postConfirm', { body: { password: 'არასწორი' } })).status).toBe(400);
    expect((await thief.ask('postConfirm', { body: { password: PASSWORD } })).status).toBe(200);
    expect((await thief.ask('deleteUser')).status).toBe(200);
    expect((await world().nobody.ask('authCheck', { body: { phoneNumber: phone } })).data.exists).toBe(false);
  });

  test('attack: taking a registered diary along by its token', async () => {
    const victim = await register(world(), await world().newUser(), freshPhone());
    await log(victim, DAY);
    const attacker = await register(world(), await world().newUser(), freshPhone());
    expect((await attacker.ask('postMerge', { body: { anonymousToken: victim.token, keep: 'bring' } })).status).toBe(
      400,
    );
    expect(await dishesOn(victim, DAY)).toHaveLength(1);
  });
});

onEveryStore(
  { env: { ...IN_ONE_MINUTE, LIMIT_PASSWORDS: '3', LIMIT_PAIRINGS: '3', LIMIT_CHECKS: '3', LIMIT_SMS: '3' } },
  (world) => {
    const statuses = async (ask: () => Promise<{ status: number }>) => {
      const all = [];
      for (let count = 0; count < 8; count += 1) all.push((await ask()).status);
      return all;
    };

    test('attack: guessing passwords of a name, pairing codes, asking for many numbers, sending many messages', async () => {
      const wrong = { email: freshPhone(), password: PASSWORD };
      expect(await statuses(() => world().nobody.ask('loginEmail', { body: wrong }))).toContain(429);
      expect(
        await statuses(() => world().nobody.ask('postExchange', { body: { customToken: 'ABCD-2345' } })),
      ).toContain(429);
      expect(await statuses(() => world().nobody.ask('authCheck', { body: { phoneNumber: freshPhone() } }))).toContain(
        429,
      );
      expect(await statuses(() => world().nobody.ask('smsSend', { body: { phoneNumber: freshPhone() } }))).toContain(
        429,
      );
    });
  },
);
