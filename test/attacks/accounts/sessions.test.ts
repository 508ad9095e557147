import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { accountOf, claimBy, confirm, pairDevice, PASSWORD, signInByPassword } from '#test/api/support/accounts.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { clockAhead } from '#test/api/support/clock-ahead.ts';
import { codeFor, freshPhone, register, signIn } from '#test/api/support/outside/sms.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { answers, freshId, onEveryStore, onStore } from '#test/api/support/world.ts';

const OTHER = 'საცივი-და-ჩვიშტარი';
const DAY_MS = 24 * 3_600_000;

onEveryStore({}, (world) => {
  const exchange = (customToken: string) => world().nobody.ask('postExchange', { body: { customToken } });
  const at = (token: string): Client => client(world().server.origin, token);

  test('fixation: whoever shared a nameless diary, by a session, a pairing, a link or the key of its making, shares it no longer once it has a number', async () => {
    const key = freshId();
    const { data } = await world().nobody.ask('postOnboarding', { body: answers() }, { key });
    const victim = at(data.token);
    const shared = await pairDevice(world(), victim);
    const { data: pairing } = await shared.ask('postPair');
    const claim = await claimBy(world().nobody, (await victim.ask('postPair')).data.code);
    const registered = await register(world(), victim, freshPhone());
    expect((await shared.ask('getMe')).status).toBe(401);
    for (const token of [data.customToken, pairing.code, pairing.customToken, claim])
      expect((await exchange(token)).status).toBe(401);
    const replayed = await world().nobody.ask('postOnboarding', { body: answers() }, { key });
    expect(replayed.data.user.uid).not.toBe(data.user.uid);
    expect((await registered.ask('getMe')).data.uid).toBe(data.user.uid);
  });

  test('a token that was replaced answers for a minute, but makes no pairing, confirms nothing and lists nobody', async () => {
    const former = await world().newUser();
    const phone = freshPhone();
    await register(world(), former, phone);
    expect((await former.ask('getMe')).status).toBe(200);
    for (const refused of [
      await former.ask('postPair'),
      await former.ask('getSessions'),
      await former.ask('postConfirm', { body: { password: PASSWORD } }),
      await former.ask('deleteUser'),
    ]) {
      expect(refused.status).toBe(401);
    }
  });

  test('a changed password ends all other sessions, pairings and links', async () => {
    const { phone, user } = await accountOf(world());
    const other = await signInByPassword(world(), phone);
    await confirm(other);
    const { data: pairing } = await other.ask('postPair');
    await confirm(user);
    const { data } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } });
    expect((await other.ask('getMe')).status).toBe(401);
    expect((await exchange(pairing.code)).status).toBe(401);
    expect((await at(data.token).ask('getMe')).status).toBe(200);
  });

  test('one proof is good for one password: the next change is confirmed again', async () => {
    const { phone, user } = await accountOf(world());
    await confirm(user);
    const { data } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } });
    expect(
      (await at(data.token).ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } })).status,
    ).toBe(403);
  });

  test('a first password that is set long after the sign-in is confirmed, one right after the number was proven is not', async () => {
    const phone = freshPhone();
    const user = await register(world(), await world().newUser(), phone);
    const paired = await pairDevice(world(), user);
    expect((await paired.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } })).status).toBe(403);
    expect((await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } })).status).toBe(200);
  });

  test('a pairing is over when the session that made it signs out, and when all others are ended', async () => {
    const { phone, user } = await accountOf(world());
    await confirm(user);
    const { data: first } = await user.ask('postPair');
    const claim = await claimBy(world().nobody, first.code);
    await user.ask('postLogout');
    for (const token of [first.code, first.customToken, claim]) expect((await exchange(token)).status).toBe(401);
    const [here, there] = [await signIn(world(), phone), await signInByPassword(world(), phone)];
    await confirm(there);
    const { data: second } = await there.ask('postPair');
    expect((await here.ask('deleteSession', { params: { id: 'others' } })).data.ended).toBe(1);
    expect((await exchange(second.code)).status).toBe(401);
    expect((await there.ask('getMe')).status).toBe(401);
  });

  describe('a key that stands for a user', () => {
    test.each(['1', 'short-key', 'a'.repeat(31), '0123456789abcdef01234567'])(
      'is refused when it could be guessed: %s',
      async (key) => {
        const asked = { body: await codeFor(world(), world().nobody, freshPhone()) };
        const made = [
          await world().nobody.ask('postAnonymous', {}, { key }),
          await world().nobody.ask('postOnboarding', { body: answers() }, { key }),
          await world().nobody.ask('smsVerify', asked, { key }),
        ];
        expect(made.map(({ status }) => status)).toEqual([400, 400, 400]);
      },
    );

    test.each([freshId(), '0123456789abcdef0123456789abcdef', 'Zm9vYmFyYmF6cXV4cXV1eA'])(
      'is taken when it is a secret: %s',
      async (key) => {
        expect(
          (await world().nobody.ask('postAnonymous', {}, { key: key.replace(/.{4}$/, freshId().slice(-4)) })).status,
        ).toBe(201);
      },
    );
  });

  test('an id of a sending that is no UUID is an unknown code, and is not in the log', async () => {
    const user = await world().newUser();
    for (const verificationId of ['-'.repeat(36), 'a'.repeat(36)]) {
      for (const asker of [user, world().nobody]) {
        const answer = await asker.ask('smsVerify', { body: { verificationId, code: '1234' } });
        expect([answer.status, answer.body.code]).toEqual([400, 'invalid-code']);
      }
      expect((await user.ask('postConfirm', { body: { verificationId, code: '1234' } })).body.code).toBe(
        'invalid-code',
      );
    }
    expect(
      world()
        .server.log()
        .filter((line) => line.includes('request failed') || line.includes('a'.repeat(36))),
    ).toEqual([]);
  });

  test('right digits after three wrong ones say that the code is over, and so does the third wrong one', async () => {
    const asked = await codeFor(world(), world().nobody, freshPhone());
    const wrong = { ...asked, code: String((Number(asked.code) + 1) % 10_000).padStart(4, '0') };
    const codes = [];
    for (const body of [wrong, wrong, wrong, asked])
      codes.push((await world().nobody.ask('smsVerify', { body })).body.code);
    expect(codes).toEqual(['invalid-code', 'invalid-code', 'code-expired', 'code-expired']);
  });
});

onStore('PGlite', { env: { SESSION_IDLE_DAYS: '10', SESSION_DAYS: '30' } }, (world) => {
  test('a session ends when it is not used for its days, is renewed by use, and ends for good some day', async () => {
    const [unused, used] = [await world().newUser(), await world().newUser()];
    const { store } = world();
    const env = { SESSION_IDLE_DAYS: '10', SESSION_DAYS: '30' };
    await world().server.end('SIGTERM');
    const statuses = [];
    for (const days of [9, 18, 27, 31]) {
      const later = await startServer(inject('serverEntry'), store, { env: { ...env, ...clockAhead(days * DAY_MS) } });
      statuses.push((await client(later.origin, used.token).ask('getMe')).status);
      if (days === 18) statuses.push((await client(later.origin, unused.token).ask('getMe')).status);
      await later.end('SIGTERM');
    }
    expect(statuses).toEqual([200, 200, 401, 200, 401]);
  });
});

onStore('PostgreSQL', {}, (world) => {
  test('a session that is over neither reads nor writes, and is listed nowhere', async () => {
    const { phone, user } = await accountOf(world());
    const other = await signInByPassword(world(), phone);
    const { store } = world();
    const database = new pg.Client({ connectionString: 'databaseUrl' in store ? store.databaseUrl : '' });
    await database.connect();
    await database.query(
      'update sessions set ends_ms = 1 where user_id = $1 and confirmed_ms is null and created_ms = (select max(created_ms) from sessions where user_id = $1)',
      [(await user.ask('getMe')).data.uid],
    );
    await database.end();
    expect((await other.ask('getMe')).status).toBe(401);
    expect((await other.ask('postWeight', { body: { weight: 60, date: '2026-03-01' } })).status).toBe(401);
    await confirm(user);
    expect((await user.ask('getSessions')).data).toHaveLength(1);
  });
});
