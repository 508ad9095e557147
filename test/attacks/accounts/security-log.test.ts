import { describe, expect, inject, test } from 'vitest';
import * as v from 'valibot';
import { accountOf, confirm, pairDevice, PASSWORD, proveNumber, signInByPassword } from '#test/api/support/accounts.ts';
import { freshPhone, otherCode, codeFor } from '#test/api/support/outside/sms.ts';
import { DidNotStart, startServer } from '#test/api/support/start-server.ts';
import { freshStore, onEveryStore } from '#test/api/support/world.ts';

const Line = v.looseObject({
  event: v.literal('security'),
  act: v.string(),
  actor: v.optional(v.string()),
  from: v.optional(v.string()),
});

onEveryStore({}, (world) => {
  test('the log tells what happened to accounts, by pseudonyms that stay, and no number, name, token, code, address or id', async () => {
    const { phone, user } = await accountOf(world());
    const { uid } = (await user.ask('getMe')).data;
    await world().nobody.ask('loginEmail', { body: { email: phone, password: 'a wrong one' } });
    const asked = await codeFor(world(), await world().newGuest(), phone);
    for (let at = 0; at < 11; at += 1)
      await world().nobody.ask('smsVerify', { body: { ...asked, code: otherCode(asked.code) } });
    const thief = await signInByPassword(world(), phone);
    await thief.ask('postConfirm', { body: { password: 'a wrong one' } });
    await confirm(thief);
    const paired = await pairDevice(world(), thief);
    const next = freshPhone();
    await proveNumber(world(), thief, next);
    await thief.ask('putProfile', { body: { email: 'nino@example.ge' } });
    await thief.ask('smsSetPassword', { body: { phoneNumber: phone, password: 'საცივი-და-ჩვიშტარი' } });
    await paired.ask('getMe');
    const told = await user.ask('getMe');
    await user.ask('undoAccountChange', {
      body: { id: (told.data as unknown as { change: { id: string } }).change.id },
    });
    const owner = await signInByPassword(world(), phone);
    await confirm(owner);
    await owner.ask('deleteSession', { params: { id: 'others' } });
    await confirm(owner);
    await owner.ask('postLogout');
    await world().server.end('SIGTERM');

    const lines = world()
      .server.log()
      .filter((line) => line.includes('"event":"security"'));
    const acts = lines.map((line) => v.parse(Line, JSON.parse(line)));
    const expected = [
      'registered',
      'password-set',
      'sign-in-failed',
      'locked',
      'sign-in',
      'confirm-failed',
      'confirmed',
      'pairing-made',
      'pairing-claimed',
      'pairing-approved',
      'phone-held',
      'email-changed',
      'password-changed',
      'undone',
      'signed-out',
    ];
    expect(expected.filter((act) => !acts.some((line) => line.act === act))).toEqual([]);
    const actor = acts.find(({ act }) => act === 'password-changed')?.actor;
    expect(actor).toMatch(/^[\w-]{16}$/);
    expect(acts.filter((line) => line.actor === actor).map(({ act }) => act)).toEqual(
      expect.arrayContaining(['registered', 'undone', 'signed-out']),
    );
    for (const secret of [
      phone,
      next,
      uid,
      'nino@',
      PASSWORD,
      user.token ?? '-',
      thief.token ?? '-',
      '127.0.0.1',
      asked.verificationId,
    ]) {
      expect(lines.join('\n')).not.toContain(secret);
    }
  });
});

describe('codes that nobody sends', () => {
  const start = async (env: Record<string, string>) => {
    const { store, remove } = await freshStore('PGlite');
    const started = await startServer(inject('serverEntry'), store, { env }).catch((error: unknown) => error);
    if (started instanceof Error) {
      await remove();
      return started;
    }
    const server = started as Awaited<ReturnType<typeof startServer>>;
    const lines = server.log();
    await server.end('SIGTERM');
    await remove();
    return lines;
  };

  test.each([[{ PUBLIC_HOST: 'lukma.ge' }], [{ PUBLIC_HOST: 'diary.example.com:8443' }]])(
    'are no way to sign in at a host of its own: %o ends the start with a sentence',
    async (env) => {
      const error = await start(env);
      expect(error).toBeInstanceOf(DidNotStart);
      expect(error).toMatchObject({
        exitCode: 2,
        output: expect.stringMatching(/SMS_PROVIDER.*in the log.*PUBLIC_HOST/) as string,
      });
    },
  );

  test.each([
    [{}],
    [{ PUBLIC_HOST: 'localhost:3000' }],
    [{ PUBLIC_HOST: 'diary.local' }],
    [{ PUBLIC_HOST: 'lukma.ge', SMS_PROVIDER: 'log' }],
  ])('are warned of at every start: %o', async (env) => {
    const lines = await start(env as Record<string, string>);
    expect(lines).toEqual(
      expect.arrayContaining([expect.stringMatching(/"level":"warn","event":"codes go to the log"/)]),
    );
  });
});
