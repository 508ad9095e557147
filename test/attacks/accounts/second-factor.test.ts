import * as v from 'valibot';
import { expect, test } from 'vitest';
import { SecondFactorWanted } from '#contract/account/second-factor.ts';
import type { SecondFactorMode } from '#domain/account/second-factor.ts';
import { client, type Answer, type Client } from '#test/api/support/client.ts';
import { clockAhead } from '#test/api/support/clock-ahead.ts';
import {
  answerWith,
  AT_HOST,
  confirm,
  newKeyholder,
  PASSWORD,
  setPassword,
  signInByPasskey,
  type Keyholder,
} from '#test/api/support/passkeys/passkeys.ts';
import { codeFor, messagesTo, newestCode } from '#test/api/support/outside/sms.ts';
import { answers, freshId, onEveryStore, onStore, type World } from '#test/api/support/world.ts';

const HOUR_MS = 3_600_000;

/** Somebody with number, password and passkey who wants a second factor. */
async function newGuarded(world: World, mode: SecondFactorMode): Promise<Keyholder> {
  const keyholder = await newKeyholder(world);
  const user = await setPassword(world, keyholder.user, keyholder.phone);
  await confirm(user);
  const { status } = await user.ask('putSecondFactor', { body: { mode } });
  if (status !== 200) throw new Error(`Not set: ${status}`);
  return { ...keyholder, user };
}

/** What the refusal of a first half carries. */
function wantedOf({ status, body, data }: Answer): SecondFactorWanted {
  expect([status, body.code]).toEqual([403, 'second-factor-required']);
  return v.parse(SecondFactorWanted, data);
}

const byPassword = async (world: World, phone: string) =>
  wantedOf(await world.nobody.ask('loginEmail', { body: { email: phone, password: PASSWORD } }));
const byCode = async (world: World, phone: string) =>
  wantedOf(await world.nobody.ask('smsVerify', { body: await codeFor(world, world.nobody, phone) }));

/** Has a code sent for the second half, and reads it. */
async function secondCode(
  world: World,
  phone: string,
  ticket: string,
): Promise<{ verificationId: string; code: string }> {
  const { status, data } = await world.nobody.ask('secondFactorSend', { body: { ticket } });
  if (status !== 200) throw new Error(`No code: ${status}`);
  return { verificationId: data.verificationId, code: await newestCode(world, phone) };
}

const idOf = async (user: Client) => (await user.ask('getMe')).data.uid;

onEveryStore({ env: AT_HOST }, (world) => {
  const finish = (body: Record<string, unknown>) => world().nobody.ask('postSecondFactor', { body });

  test('password and code: each of them alone is half a sign-in, whichever comes first', async () => {
    const { phone, user } = await newGuarded(world(), 'password-and-code');
    const first = await byPassword(world(), phone);
    expect(first).toMatchObject({ ways: ['passkey', 'code'], phoneHint: phone.slice(-2), canRecover: false });
    const { status, data } = await finish({
      ticket: first.ticket,
      ...(await secondCode(world(), phone, first.ticket)),
    });
    expect([status, data.user.uid]).toEqual([200, await idOf(user)]);
  });

  test('a code first, then the password; and a passkey takes the place of either', async () => {
    const { phone, user, authenticator } = await newGuarded(world(), 'password-and-code');
    const first = await byCode(world(), phone);
    expect(first).toMatchObject({ ways: ['passkey', 'password'], canRecover: true });
    expect((await finish({ ticket: first.ticket, password: 'არასწორი-პაროლი' })).body.code).toBe('invalid-code');
    expect((await finish({ ticket: first.ticket, password: PASSWORD })).status).toBe(200);
    const other = await byPassword(world(), phone);
    const answer = await answerWith(world().nobody, authenticator, {}, other.ticket);
    expect((await finish({ ticket: other.ticket, ...answer })).data.user.uid).toBe(await idOf(user));
  });

  test('a passkey as the second factor: code and password open nothing without it, and the passkey alone opens everything', async () => {
    const { phone, user, authenticator } = await newGuarded(world(), 'passkey');
    const first = await byPassword(world(), phone);
    expect(first.ways).toEqual(['passkey']);
    expect((await world().nobody.ask('secondFactorSend', { body: { ticket: first.ticket } })).body.code).toBe(
      'invalid-code',
    );
    expect((await finish({ ticket: first.ticket, password: PASSWORD })).body.code).toBe('invalid-code');
    const answer = await answerWith(world().nobody, authenticator, {}, first.ticket);
    expect((await finish({ ticket: first.ticket, ...answer })).status).toBe(200);
    expect(await idOf(await signInByPasskey(world(), authenticator))).toBe(await idOf(user));
  });

  test('it needs what it asks for, and the last passkey stays while it is needed', async () => {
    const { user, passkey } = await newKeyholder(world());
    expect((await user.ask('putSecondFactor', { body: { mode: 'password-and-code' } })).status).toBe(400);
    expect((await user.ask('putSecondFactor', { body: { mode: 'passkey' } })).status).toBe(200);
    expect((await user.ask('deletePasskey', { params: { id: passkey.id } })).body.code).toBe('last-passkey');
    expect((await user.ask('putSecondFactor', { body: { mode: 'off' } })).status).toBe(200);
    expect((await user.ask('deletePasskey', { params: { id: passkey.id } })).data.removed).toBe(1);
    expect((await user.ask('putSecondFactor', { body: { mode: 'passkey' } })).status).toBe(400);
  });

  test('attack: switching it off without proving to be there', async () => {
    const { phone, user, authenticator } = await newGuarded(world(), 'password-and-code');
    const replaced = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: `${PASSWORD}-ახალი` } });
    const thief = client(world().server.origin, replaced.data.token);
    expect((await thief.ask('putSecondFactor', { body: { mode: 'off' } })).body.code).toBe('confirmation-required');
    const nameless = await world().newUser();
    expect((await nameless.ask('putSecondFactor', { body: { mode: 'passkey' } })).status).toBe(400);
    expect((await (await signInByPasskey(world(), authenticator)).ask('getSecurity')).data.secondFactor).toBe(
      'password-and-code',
    );
  });

  test('attack: guessing at the second half: five tries, also when they come at once, and then the first half is gone', async () => {
    const { phone } = await newGuarded(world(), 'password-and-code');
    const { ticket } = await byCode(world(), phone);
    const guesses = await Promise.all(
      Array.from({ length: 8 }, (_, at) => finish({ ticket, password: `პაროლი-${at}-ვითომ` })),
    );
    expect(guesses.filter(({ body }) => body.code === 'invalid-code')).toHaveLength(5);
    expect((await finish({ ticket, password: PASSWORD })).status).toBe(401);
  });

  test('attack: guessing, replaying, and exchanging tickets', async () => {
    const [victim, attacker] = [
      await newGuarded(world(), 'password-and-code'),
      await newGuarded(world(), 'password-and-code'),
    ];
    expect((await finish({ ticket: 'A'.repeat(43), password: PASSWORD })).status).toBe(401);
    const { ticket } = await byCode(world(), victim.phone);
    const all = await Promise.all([1, 2, 3].map(() => finish({ ticket, password: PASSWORD })));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await finish({ ticket, password: PASSWORD })).status).toBe(401);
    // The own code or passkey for another's ticket.
    const other = await byPassword(world(), victim.phone);
    const own = await byPassword(world(), attacker.phone);
    const code = await secondCode(world(), attacker.phone, own.ticket);
    expect((await finish({ ticket: other.ticket, ...code })).body.code).toBe('invalid-code');
    const answer = await answerWith(world().nobody, attacker.authenticator, {}, other.ticket);
    expect((await finish({ ticket: other.ticket, ...answer })).body.code).toBe('invalid-code');
    const plain = await answerWith(world().nobody, victim.authenticator);
    expect((await finish({ ticket: other.ticket, ...plain })).body.code).toBe('invalid-code');
    const confirming = await answerWith(victim.user, victim.authenticator);
    expect((await finish({ ticket: other.ticket, ...confirming })).body.code).toBe('invalid-code');
  });

  test('attack: half a sign-in goes on after the password was changed', async () => {
    const { phone, user } = await newGuarded(world(), 'password-and-code');
    const { ticket } = await byPassword(world(), phone);
    const code = await secondCode(world(), phone, ticket);
    expect(
      (await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: `${PASSWORD}-ახალი` } })).status,
    ).toBe(200);
    expect((await finish({ ticket, ...code })).status).toBe(401);
  });

  test('attack: coming in past it: by the answer of a code asked for again, by the token of the questionnaire, by a diary that is brought along', async () => {
    const { phone, user } = await newGuarded(world(), 'password-and-code');
    const key = freshId();
    const body = await codeFor(world(), world().nobody, phone);
    wantedOf(await world().nobody.ask('smsVerify', { body }, { key }));
    wantedOf(await world().nobody.ask('smsVerify', { body }, { key }));

    const onboarded = await world().nobody.ask('postOnboarding', { body: answers() });
    const nameless = client(world().server.origin, onboarded.data.token);
    expect((await user.ask('postMerge', { body: { anonymousToken: nameless.token, keep: 'bring' } })).status).toBe(200);
    expect(
      (await world().nobody.ask('postExchange', { body: { customToken: onboarded.data.customToken } })).status,
    ).toBe(401);
    expect((await nameless.ask('getMe')).status).toBe(401);
  });

  test('another device comes in by the approval of one that is in', async () => {
    const { user } = await newGuarded(world(), 'passkey');
    const { data: pairing } = await user.ask('postPair');
    const claimed = await world().nobody.ask('postExchange', { body: { customToken: pairing.code } });
    expect(claimed.body.code).toBe('approval-pending');
    const { claim } = claimed.data as unknown as { claim: string };
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).status).toBe(409);
    await user.ask('answerPairing', { params: { id: pairing.id }, body: { approve: true } });
    expect((await world().nobody.ask('postExchange', { body: { customToken: claim } })).data.user.uid).toBe(
      await idOf(user),
    );
  });

  test('whoever has lost it waits for 72 hours; the owner hears of it, and stops it', async () => {
    const { phone, user, authenticator } = await newGuarded(world(), 'passkey');
    const byWord = await byPassword(world(), phone);
    expect((await world().nobody.ask('secondFactorRecover', { body: { ticket: byWord.ticket } })).body.code).toBe(
      'invalid-code',
    );
    const { ticket } = await byCode(world(), phone);
    const { data } = await world().nobody.ask('secondFactorRecover', { body: { ticket } });
    expect(Date.parse(data.recoveryAt) - Date.now()).toBeGreaterThan(71.9 * HOUR_MS);
    expect((await user.ask('getSecurity')).data.recoveryAt).toBe(data.recoveryAt);
    await expect.poll(async () => (await messagesTo(world(), phone)).at(-1)).toContain('72 საათში');
    expect((await world().nobody.ask('secondFactorRecover', { body: { ticket } })).data.recoveryAt).toBe(
      data.recoveryAt,
    );
    expect((await finish({ ticket, password: PASSWORD })).body.code).toBe('invalid-code');
    expect((await user.ask('putSecondFactor', { body: { mode: 'passkey' } })).status).toBe(200);
    expect((await user.ask('getSecurity')).data.recoveryAt).toBeNull();
    // Whoever has the passkey has not lost it.
    expect((await world().nobody.ask('secondFactorRecover', { body: { ticket } })).status).toBe(200);
    await signInByPasskey(world(), authenticator);
    expect((await user.ask('getSecurity')).data.recoveryAt).toBeNull();
  });
});

onStore('PostgreSQL', { env: AT_HOST }, (world) => {
  test('a ticket lives ten minutes; a lost factor ends after 72 hours, and not before', async () => {
    const { phone } = await newGuarded(world(), 'password-and-code');
    const { ticket } = await byCode(world(), phone);
    expect((await world().nobody.ask('secondFactorRecover', { body: { ticket } })).status).toBe(200);
    const at = async (ms: number) => {
      const server = await world().start({ env: { ...AT_HOST, ...clockAhead(ms) } });
      const late = client(server.origin);
      const finished = await late.ask('postSecondFactor', { body: { ticket, password: PASSWORD } });
      const signedIn = await late.ask('loginEmail', { body: { email: phone, password: PASSWORD } });
      await server.end('SIGTERM');
      return [finished.status, signedIn.status];
    };
    expect(await at(10 * 60_000 + 2_000)).toEqual([401, 403]);
    expect(await at(71 * HOUR_MS)).toEqual([401, 403]);
    expect(await at(72 * HOUR_MS + 60_000)).toEqual([401, 200]);
  });
});
