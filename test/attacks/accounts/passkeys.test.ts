import { expect, test } from 'vitest';
import { Authenticator, type Cbor } from '#test/api/support/passkeys/authenticator.ts';
import { client, type Client } from '#test/api/support/client.ts';
import {
  addPasskey,
  answerWith,
  AT_HOST,
  newKeyholder,
  ORIGIN,
  PASSWORD,
  setPassword,
  signInBody,
  signInByPasskey,
  signInByPassword,
} from '#test/api/support/passkeys/passkeys.ts';
import { signIn } from '#test/api/support/outside/sms.ts';
import { onEveryStore } from '#test/api/support/world.ts';

const idOf = async (user: Client) => (await user.ask('getMe')).data.uid;

onEveryStore({ env: AT_HOST }, (world) => {
  test('a passkey signs in, is listed, renamed and removed', async () => {
    const { user, authenticator, passkey } = await newKeyholder(world());
    const device = await signInByPasskey(world(), authenticator);
    expect(await idOf(device)).toBe(await idOf(user));
    const { data } = await device.ask('getSecurity');
    expect(data).toMatchObject({ hasPassword: false, secondFactor: 'off', recoveryAt: null });
    expect(data.passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) }]);
    expect(
      (await device.ask('putPasskey', { params: { id: passkey.id }, body: { name: 'ჩემი ტელეფონი' } })).data.name,
    ).toBe('ჩემი ტელეფონი');
    expect((await user.ask('deletePasskey', { params: { id: passkey.id } })).data.removed).toBe(1);
    expect((await world().nobody.ask('passkeyVerify', { body: await signInBody(world(), authenticator) })).status).toBe(
      401,
    );
  });

  test('a passkey is named by the device that made it, and a person has ten at most', async () => {
    const { user, authenticator } = await newKeyholder(world());
    const { data } = await user.ask('postPasskeyOptions', {});
    const headers = { 'User-Agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' };
    const body = { challengeId: data.challengeId, response: authenticator.make(data.options) };
    expect((await user.ask('postPasskey', { body }, { headers })).data.name).toBe('Chrome · Android');
    for (let count = 2; count < 10; count += 1) await addPasskey(user, authenticator, `გასაღები ${count}`);
    expect((await user.ask('postPasskeyOptions')).status).toBe(400);
  });

  test('ten at most also when they come at once', async () => {
    const { user, authenticator } = await newKeyholder(world());
    for (let count = 1; count < 9; count += 1) await addPasskey(user, authenticator);
    const asked = await Promise.all([1, 2, 3].map(() => user.ask('postPasskeyOptions')));
    const kept = await Promise.all(
      asked.map(({ data }) =>
        user.ask('postPasskey', {
          body: { challengeId: data.challengeId, response: authenticator.make(data.options) },
        }),
      ),
    );
    expect(kept.map(({ status }) => status).toSorted()).toEqual([201, 400, 400]);
  });

  test('a passkey proves that its person is there', async () => {
    const { user, phone, authenticator, passkey } = await newKeyholder(world());
    await setPassword(world(), user, phone);
    const device = await signInByPassword(world(), phone);
    expect((await device.ask('deletePasskey', { params: { id: passkey.id } })).body.code).toBe('confirmation-required');
    expect((await device.ask('postConfirm', { body: await answerWith(device, authenticator) })).status).toBe(200);
    expect((await device.ask('deletePasskey', { params: { id: passkey.id } })).status).toBe(200);
    expect((await device.ask('getSecurity')).data.passkeys).toEqual([]);
  });

  test('attack: a passkey of the own for an account whose person has not proved to be there, or for a nameless diary', async () => {
    const { user, phone, authenticator } = await newKeyholder(world());
    const made = (await user.ask('postPasskeyOptions')).data;
    await setPassword(world(), user, phone);
    const thief = await signInByPassword(world(), phone);
    expect((await thief.ask('postPasskeyOptions')).body.code).toBe('confirmation-required');
    const body = { challengeId: made.challengeId, response: authenticator.make(made.options) };
    expect((await thief.ask('postPasskey', { body })).body.code).toBe('confirmation-required');
    expect((await (await world().newUser()).ask('postPasskeyOptions')).status).toBe(400);
  });

  test('attack: an answer that was heard once is sent again', async () => {
    const { authenticator } = await newKeyholder(world());
    const body = await signInBody(world(), authenticator);
    const all = await Promise.all([1, 2, 3].map(() => world().nobody.ask('passkeyVerify', { body })));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    expect((await world().nobody.ask('passkeyVerify', { body })).status).toBe(401);
    const other = await signInBody(world(), authenticator);
    expect(
      (await world().nobody.ask('passkeyVerify', { body: { challengeId: other.challengeId, response: body.response } }))
        .status,
    ).toBe(401);
  });

  test('attack: a wrong answer uses its challenge up', async () => {
    const { authenticator } = await newKeyholder(world());
    const right = await signInBody(world(), authenticator);
    const wrong = {
      ...right,
      response: { ...right.response, response: { ...right.response.response, signature: 'AAAA' } },
    };
    expect((await world().nobody.ask('passkeyVerify', { body: wrong })).status).toBe(401);
    expect((await world().nobody.ask('passkeyVerify', { body: right })).status).toBe(401);
  });

  test('attack: answers of another site, for another site, to another challenge, without a fingerprint, of another kind, in another name', async () => {
    const { authenticator } = await newKeyholder(world());
    const other = await newKeyholder(world());
    const { data } = await other.user.ask('postPasskeyOptions');
    const twists = [
      { origin: 'https://lukma.example.evil.test' },
      { origin: 'http://lukma.example' },
      { rpId: 'evil.test' },
      { challenge: 'A'.repeat(43) },
      { unverified: true },
      { type: 'webauthn.create' },
      { userHandle: data.options.user.id },
    ];
    for (const twist of twists) {
      const { status } = await world().nobody.ask('passkeyVerify', {
        body: await signInBody(world(), authenticator, twist),
      });
      expect([twist, status]).toEqual([twist, 401]);
    }
    await signInByPasskey(world(), authenticator);
  });

  test('attack: a copied authenticator is known by its count', async () => {
    const { authenticator } = await newKeyholder(world());
    const ahead = await signInBody(world(), authenticator, { counter: 40 });
    expect((await world().nobody.ask('passkeyVerify', { body: ahead })).status).toBe(200);
    for (const counter of [40, 7, 0]) {
      const body = await signInBody(world(), authenticator, { counter });
      expect((await world().nobody.ask('passkeyVerify', { body })).status).toBe(401);
    }
    expect(
      (await world().nobody.ask('passkeyVerify', { body: await signInBody(world(), authenticator, { counter: 41 }) }))
        .status,
    ).toBe(200);
  });

  test('an authenticator that does not count goes on without', async () => {
    const { user } = await newKeyholder(world());
    const authenticator = new Authenticator(ORIGIN);
    const { data } = await user.ask('postPasskeyOptions');
    await user.ask('postPasskey', {
      body: { challengeId: data.challengeId, response: authenticator.make(data.options, { counter: 0 }) },
    });
    for (let time = 0; time < 2; time += 1) {
      const body = await signInBody(world(), authenticator, { counter: 0 });
      expect((await world().nobody.ask('passkeyVerify', { body })).status).toBe(200);
    }
  });

  test("attack: confirming with another's passkey, or with an answer that was meant for a sign-in", async () => {
    const [victim, attacker] = [await newKeyholder(world()), await newKeyholder(world())];
    await setPassword(world(), victim.user, victim.phone);
    const device = await signInByPassword(world(), victim.phone);
    expect(
      (await device.ask('postConfirm', { body: await answerWith(device, attacker.authenticator) })).body.code,
    ).toBe('invalid-code');
    expect(
      (await device.ask('postConfirm', { body: await answerWith(attacker.user, attacker.authenticator) })).body.code,
    ).toBe('invalid-code');
    expect(
      (await device.ask('postConfirm', { body: await answerWith(world().nobody, victim.authenticator) })).body.code,
    ).toBe('invalid-code');
    const { challengeId, passkey } = await answerWith(device, victim.authenticator);
    expect((await world().nobody.ask('passkeyVerify', { body: { challengeId, response: passkey } })).status).toBe(401);
    expect((await device.ask('deleteUser')).body.code).toBe('confirmation-required');
  });

  test("attack: renaming or removing another's passkey, or taking over the passkey of another", async () => {
    const [victim, attacker] = [await newKeyholder(world()), await newKeyholder(world())];
    const params = { id: victim.passkey.id };
    expect((await attacker.user.ask('putPasskey', { params, body: { name: 'ჩემი' } })).status).toBe(404);
    expect((await attacker.user.ask('deletePasskey', { params })).data.removed).toBe(0);
    expect((await victim.user.ask('getSecurity')).data.passkeys).toHaveLength(1);
    // The same credential for two accounts: whose would a sign-in be?
    const first = (await attacker.user.ask('postPasskeyOptions')).data;
    const made = attacker.authenticator.make(first.options);
    expect(
      (
        await attacker.user.ask('postPasskey', {
          body: { challengeId: first.challengeId, response: { ...made, id: victim.authenticator.newestId } },
        })
      ).status,
    ).toBe(400);
    const stolen = (await attacker.user.ask('postPasskeyOptions')).data;
    expect(
      (
        await victim.user.ask('postPasskey', {
          body: { challengeId: stolen.challengeId, response: attacker.authenticator.make(stolen.options) },
        })
      ).body.code,
    ).toBe('invalid-code');
  });

  test('attack: passkeys made for another site, to another challenge, or without a fingerprint', async () => {
    const { user, authenticator } = await newKeyholder(world());
    for (const twist of [
      { origin: 'https://evil.test' },
      { rpId: 'evil.test' },
      { challenge: 'A'.repeat(43) },
      { unverified: true },
      { type: 'webauthn.get' },
    ]) {
      const { data } = await user.ask('postPasskeyOptions');
      const { status } = await user.ask('postPasskey', {
        body: { challengeId: data.challengeId, response: authenticator.make(data.options, twist) },
      });
      expect([twist, status]).toEqual([twist, 400]);
    }
    expect((await user.ask('getSecurity')).data.passkeys).toHaveLength(1);
  });

  test('attack: a certificate whose address the server should fetch is not even looked at', async () => {
    const { user, authenticator } = await newKeyholder(world());
    const { data } = await user.ask('postPasskeyOptions');
    const attStmt = new Map<string, Cbor>([
      ['alg', -7],
      ['sig', Buffer.from('none')],
      ['x5c', [Buffer.from('no certificate')]],
    ]);
    const response = authenticator.make(data.options, { attestation: { fmt: 'packed', attStmt } });
    expect((await user.ask('postPasskey', { body: { challengeId: data.challengeId, response } })).status).toBe(201);
    await signInByPasskey(world(), authenticator);
  });

  test('nothing of a passkey outlives its account, and nothing of it is in an export', async () => {
    const { user, authenticator, passkey } = await newKeyholder(world());
    expect(JSON.stringify((await user.ask('getExport')).body)).not.toContain(passkey.name);
    expect((await user.ask('deleteUser')).status).toBe(200);
    expect((await world().nobody.ask('passkeyVerify', { body: await signInBody(world(), authenticator) })).status).toBe(
      401,
    );
  });

  test("a nameless diary that comes along leaves the account's passkeys as they are", async () => {
    const { user, authenticator } = await newKeyholder(world());
    const nameless = await world().newUser();
    expect((await user.ask('postMerge', { body: { anonymousToken: nameless.token, keep: 'bring' } })).status).toBe(200);
    expect(await idOf(await signInByPasskey(world(), authenticator))).toBe(await idOf(user));
  });

  test('attack: a passkey that was added after a password was changed does not outlive the undoing', async () => {
    const victim = await newKeyholder(world());
    const older = await setPassword(world(), victim.user, victim.phone);
    const thief = await signInByPassword(world(), victim.phone);
    await thief.ask('postConfirm', { body: { password: PASSWORD } });
    const changed = await thief.ask('smsSetPassword', {
      body: { phoneNumber: victim.phone, password: `${PASSWORD}-ახალი` },
    });
    const attacker = client(world().server.origin, changed.data.token);
    await attacker.ask('postConfirm', { body: { password: `${PASSWORD}-ახალი` } });
    const foreign = new Authenticator(ORIGIN);
    await addPasskey(attacker, foreign);
    await attacker.ask('putSecondFactor', { body: { mode: 'passkey' } });
    const change = (await older.ask('getMe')).data;
    expect(change).toMatchObject({ change: { kind: 'password' } });
    const { id } = (change as unknown as { change: { id: string } }).change;
    expect((await older.ask('undoAccountChange', { body: { id } })).status).toBe(200);
    expect((await world().nobody.ask('passkeyVerify', { body: await signInBody(world(), foreign) })).status).toBe(401);
    const back = await signInByPassword(world(), victim.phone);
    expect((await back.ask('getSecurity')).data).toMatchObject({
      secondFactor: 'off',
      passkeys: [{ id: victim.passkey.id }],
    });
  });

  test('the number still signs in beside a passkey', async () => {
    const { user, phone } = await newKeyholder(world());
    expect(await idOf(await signIn(world(), phone))).toBe(await idOf(user));
  });
});
