import { describe, expect, inject, test } from 'vitest';
import { accountOf, confirm, pairDevice, PASSWORD, proveNumber, signInByPassword } from '#test/api/support/accounts.ts';
import { client, type Client } from '#test/api/support/client.ts';
import { clockAhead } from '#test/api/support/clock-ahead.ts';
import { codeFor, freshPhone, messagesTo, signIn } from '#test/api/support/outside/sms.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { dish, freshId, onEveryStore, onStore, type World } from '#test/api/support/world.ts';

const DAY = '2026-03-01';
const OTHER = 'საცივი-და-ჩვიშტარი';
const HOUR_MS = 3_600_000;

/** The one message about a change that has come to a number; it is sent beside the answer. */
async function noticeTo(world: World, phone: string): Promise<string> {
  const notices = async () => (await messagesTo(world, phone)).filter((text) => text.includes('შეიცვ'));
  await expect.poll(async () => (await notices()).length).toBe(1);
  return (await notices())[0] ?? '';
}

const codesOf = (answers: readonly { status: number; body: { code?: string | undefined } }[]) =>
  answers.map(({ status, body }) => [status, body.code]);

onEveryStore({}, (world) => {
  /** Somebody who was let in by pairing, as an attacker is who was shown the symbols. */
  async function letIn() {
    const victim = await accountOf(world());
    await confirm(victim.user);
    return { ...victim, thief: await pairDevice(world(), victim.user) };
  }

  describe('a session that proves nothing', () => {
    test('takes nothing over, whatever its age: not the number, the password, the address, the sessions, nor another device', async () => {
      const { thief, phone, user } = await letIn();
      const refused = [
        await proveNumber(world(), thief, freshPhone()),
        await thief.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } }),
        await thief.ask('putProfile', { body: { email: 'thief@example.ge' } }),
        await thief.ask('getSessions'),
        await thief.ask('deleteSession', { params: { id: 'others' } }),
        await thief.ask('deleteSession', { params: { id: freshId() } }),
        await thief.ask('postPair'),
        await thief.ask('deleteUser'),
      ];
      expect(codesOf(refused)).toEqual(refused.map(() => [403, 'confirmation-required']));
      const operations = [
        { key: freshId(), method: 'PUT', path: '/user/profile', body: { email: 'thief@example.ge' } },
      ];
      expect((await thief.ask('postBatch', { body: { operations } })).data[0]).toMatchObject({
        status: 403,
        body: { code: 'confirmation-required' },
      });
      expect((await user.ask('getMe')).data).toMatchObject({ phoneNumber: phone, pendingPhone: null, email: null });
      expect((await signInByPassword(world(), phone)).token).toBeDefined();
    });

    test('a code to a number that is only on its way confirms nothing', async () => {
      const { phone } = await letIn();
      const thief = await signInByPassword(world(), phone);
      await confirm(thief);
      const own = freshPhone();
      expect((await proveNumber(world(), thief, own)).data.user).toMatchObject({
        phoneNumber: phone,
        pendingPhone: { phoneNumber: own },
      });
      const guest = await world().newGuest();
      const answer = await thief.ask('postConfirm', { body: await codeFor(world(), guest, own) });
      expect([answer.status, answer.body.code]).toEqual([400, 'invalid-code']);
    });
  });

  describe('a thief who knows the password', () => {
    test('replaces the number only in a day, of which the former one hears; an older device takes it back and signs the thief out', async () => {
      const { phone, user } = await accountOf(world());
      const thief = await signInByPassword(world(), phone);
      await confirm(thief);
      const own = freshPhone();
      expect((await proveNumber(world(), thief, own)).status).toBe(200);
      expect(await noticeTo(world(), phone)).toContain('24 საათში');
      const byOwn = await world().nobody.ask('smsVerify', { body: await codeFor(world(), world().nobody, own) });
      expect([byOwn.status, byOwn.body.code]).toEqual([409, 'phone-pending']);
      const [change] = (await user.ask('getAccountChanges')).data;
      expect(change).toMatchObject({ kind: 'phone', state: 'held', byThisSession: false, canUndo: true });
      expect((await thief.ask('getAccountChanges')).data).toMatchObject([{ byThisSession: true, canUndo: false }]);
      expect((await thief.ask('undoAccountChange', { body: { id: change?.id } })).status).toBe(403);
      expect((await user.ask('undoAccountChange', { body: { id: change?.id } })).data).toEqual({
        kind: 'phone',
        signedIn: true,
      });
      expect((await thief.ask('getMe')).status).toBe(401);
      expect((await user.ask('getMe')).data).toMatchObject({ phoneNumber: phone, pendingPhone: null });
      expect((await user.ask('undoAccountChange', { body: { id: change?.id } })).status).toBe(404);
    });

    test('changes the password: a device that this signs out is told, takes it back with its ended session, and can do nothing else with it', async () => {
      const { phone, user } = await accountOf(world());
      const thief = await signInByPassword(world(), phone);
      await confirm(thief);
      const { data } = await thief.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } });
      const changed = client(world().server.origin, data.token);
      await noticeTo(world(), phone);
      const told = await user.ask('getMe');
      const [change] = (await changed.ask('getAccountChanges')).data;
      expect([told.status, told.data]).toEqual([
        401,
        { change: { id: change?.id, kind: 'password', at: change?.at, undoUntil: change?.undoUntil } },
      ]);
      expect((await user.ask('postMeal', { body: { meal: dish(), date: DAY } })).status).toBe(401);
      expect((await user.ask('undoAccountChange', { body: { id: freshId() } })).status).toBe(404);
      expect((await user.ask('undoAccountChange', { body: { id: change?.id } })).data).toEqual({
        kind: 'password',
        signedIn: false,
      });
      expect((await changed.ask('getMe')).status).toBe(401);
      expect((await world().nobody.ask('loginEmail', { body: { email: phone, password: OTHER } })).status).toBe(401);
      expect((await signInByPassword(world(), phone)).token).toBeDefined();
    });

    test('changes address, password and number: taking back the first takes back all that followed', async () => {
      const { phone, user } = await accountOf(world());
      const thief = await signInByPassword(world(), phone);
      await confirm(thief);
      await thief.ask('putProfile', { body: { email: 'thief@example.ge' } });
      await proveNumber(world(), thief, freshPhone());
      await thief.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } });
      const { data } = (await user.ask('getMe')) as { data: unknown };
      expect(data).toMatchObject({ change: { kind: 'password' } });
      const byCode = await signIn(world(), phone);
      const address = (await byCode.ask('getAccountChanges')).data.find(({ kind }) => kind === 'email');
      expect(address?.canUndo).toBe(true);
      expect((await byCode.ask('undoAccountChange', { body: { id: address?.id } })).data).toEqual({
        kind: 'email',
        signedIn: false,
      });
      const owner = await signInByPassword(world(), phone);
      expect((await owner.ask('getMe')).data).toMatchObject({ phoneNumber: phone, pendingPhone: null, email: null });
      expect((await owner.ask('getAccountChanges')).data.map(({ state }) => state)).toEqual([
        'undone',
        'undone',
        'undone',
      ]);
    });

    test('does not bring the password back that its owner has changed by a code', async () => {
      const { phone } = await accountOf(world());
      const thief = await signInByPassword(world(), phone);
      const owner = await signIn(world(), phone);
      const { data } = await owner.ask('smsSetPassword', { body: { phoneNumber: phone, password: OTHER } });
      const [change] = (await client(world().server.origin, data.token).ask('getAccountChanges')).data;
      const refused = await thief.ask('undoAccountChange', { body: { id: change?.id } });
      expect([refused.status, refused.body.code]).toEqual([403, 'confirmation-required']);
      expect((await world().nobody.ask('loginEmail', { body: { email: phone, password: PASSWORD } })).status).toBe(401);
    });
  });

  test("another user's changes are neither seen nor taken back", async () => {
    const { phone, user } = await accountOf(world());
    await confirm(user);
    await proveNumber(world(), user, freshPhone());
    const [change] = (await user.ask('getAccountChanges')).data;
    const stranger: Client = (await accountOf(world())).user;
    expect((await stranger.ask('getAccountChanges')).data).toEqual([]);
    for (const asker of [stranger, world().nobody]) {
      expect((await asker.ask('undoAccountChange', { body: { id: change?.id } })).status).toBe(404);
      expect((await asker.ask('undoAccountChange', { body: { token: 'A'.repeat(22) } })).status).toBe(404);
    }
    expect((await user.ask('getMe')).data).toMatchObject({
      phoneNumber: phone,
      pendingPhone: { phoneNumber: expect.any(String) as string },
    });
  });

  test('somebody else may neither register nor be given a number that is on its way', async () => {
    const { user } = await accountOf(world());
    await confirm(user);
    const next = freshPhone();
    await proveNumber(world(), user, next);
    const stranger = await world().newUser();
    const guest = await world().newGuest();
    const refused = await stranger.ask('smsVerify', { body: await codeFor(world(), stranger, next) });
    expect([refused.status, refused.body.code]).toEqual([409, 'phone-pending']);
    expect((await guest.ask('authCheck', { body: { phoneNumber: next } })).data.exists).toBe(false);
  });
});

onEveryStore({}, (world) => {
  test('after a day the new number counts, the former is free, only the session that proved it goes on, and that must confirm as much as a young one', async () => {
    const { phone, user } = await accountOf(world());
    const other = await signInByPassword(world(), phone);
    await confirm(user);
    const next = freshPhone();
    await proveNumber(world(), user, next);
    await world().server.end('SIGTERM');
    const later = await startServer(inject('serverEntry'), world().store, { env: clockAhead(25 * HOUR_MS) });
    const [here, there, nobody] = [
      client(later.origin, user.token),
      client(later.origin, other.token),
      client(later.origin),
    ];
    expect((await nobody.ask('loginEmail', { body: { email: phone, password: PASSWORD } })).status).toBe(401);
    expect((await nobody.ask('loginEmail', { body: { email: next, password: PASSWORD } })).status).toBe(200);
    expect((await here.ask('getMe')).data).toMatchObject({ phoneNumber: next, pendingPhone: null });
    expect((await there.ask('getMe')).status).toBe(401);
    expect((await here.ask('getAccountChanges')).data).toMatchObject([
      { kind: 'phone', state: 'done', canUndo: false },
    ]);
    const old = [
      await here.ask('getSessions'),
      await here.ask('deleteUser'),
      await here.ask('smsSetPassword', { body: { phoneNumber: next, password: OTHER } }),
    ];
    expect(codesOf(old)).toEqual(old.map(() => [403, 'confirmation-required']));
    await later.end('SIGTERM');
  });
});

onStore('PGlite', { env: { PUBLIC_HOST: 'lukma.test', SMS_PROVIDER: 'log' } }, (world) => {
  test('the message to the former number has a link that takes the change back without signing in, once', async () => {
    const { phone, user } = await accountOf(world());
    const thief = await signInByPassword(world(), phone);
    await confirm(thief);
    await proveNumber(world(), thief, freshPhone());
    const notice = await noticeTo(world(), phone);
    const token = /https:\/\/lukma\.test\/undo#([\w-]{22})$/.exec(notice)?.[1];
    expect(notice.length).toBeLessThanOrEqual(134);
    expect((await world().nobody.ask('undoAccountChange', { body: { token } })).data).toEqual({
      kind: 'phone',
      signedIn: false,
    });
    for (const ended of [thief, user]) expect((await ended.ask('getMe')).status).toBe(401);
    expect((await world().nobody.ask('undoAccountChange', { body: { token } })).status).toBe(404);
    expect((await (await signInByPassword(world(), phone)).ask('getMe')).data).toMatchObject({
      phoneNumber: phone,
      pendingPhone: null,
    });
  });
});
