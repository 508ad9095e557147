import type { Passkey, PasskeyAnswer } from '#contract/account/passkeys.ts';
import { Authenticator, type Twist } from './authenticator.ts';
import { client, type Client } from '../client.ts';
import { freshPhone, register } from '../outside/sms.ts';
import type { World } from '../world.ts';

/** Where browsers of these tests find the product. */
const HOST = 'lukma.example';
export const ORIGIN = `https://${HOST}`;
/** A server that people find there. */
export const AT_HOST = { PUBLIC_HOST: HOST, SMS_PROVIDER: 'log' };

/** No list of common ones has it. */
export const PASSWORD = 'ხინკალი-7-ცალი-ცხელი';

/** Somebody with a number, a phone that makes passkeys, and a session that has just proved to be there. */
export interface Keyholder {
  phone: string;
  user: Client;
  authenticator: Authenticator;
  passkey: Passkey;
}

/** Registers somebody who adds a passkey at once. */
export async function newKeyholder(world: World): Promise<Keyholder> {
  const phone = freshPhone();
  const user = await register(world, await world.newUser(), phone);
  const authenticator = new Authenticator(ORIGIN);
  return { phone, user, authenticator, passkey: await addPasskey(user, authenticator) };
}

/** Gives somebody a password; the session that is returned is not confirmed any more. */
export async function setPassword(world: Pick<World, 'server'>, user: Client, phone: string): Promise<Client> {
  const { status, data } = await user.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } });
  if (status !== 200) throw new Error(`No password was set: ${status}`);
  return client(world.server.origin, data.token);
}

/** Signs in by the password, which confirms nothing by itself. */
export async function signInByPassword(world: Pick<World, 'server' | 'nobody'>, phone: string): Promise<Client> {
  const { status, data } = await world.nobody.ask('loginEmail', { body: { email: phone, password: PASSWORD } });
  if (status !== 200) throw new Error(`The password did not sign in: ${status}`);
  return client(world.server.origin, data.token);
}

/** Proves by the password that the person is there. */
export async function confirm(user: Client): Promise<void> {
  const { status } = await user.ask('postConfirm', { body: { password: PASSWORD } });
  if (status !== 200) throw new Error(`Not confirmed: ${status}`);
}

/** Adds a passkey to an account whose session is confirmed. */
export async function addPasskey(user: Client, authenticator: Authenticator, name?: string): Promise<Passkey> {
  const { data } = await user.ask('postPasskeyOptions');
  const { status, data: passkey } = await user.ask('postPasskey', {
    body: {
      challengeId: data.challengeId,
      response: authenticator.make(data.options),
      ...(name !== undefined && { name }),
    },
  });
  if (status !== 201) throw new Error(`The passkey was not kept: ${status}`);
  return passkey;
}

/** Has a challenge set, for whoever the client is, and answers it. */
export async function answerWith(
  asker: Client,
  authenticator: Authenticator,
  twist: Twist = {},
  ticket?: string,
): Promise<PasskeyAnswer> {
  const { status, data } = await asker.ask('passkeyOptions', { body: ticket === undefined ? {} : { ticket } });
  if (status !== 200) throw new Error(`No challenge: ${status}`);
  return { challengeId: data.challengeId, passkey: authenticator.prove(data.options, twist) };
}

/** The body of a sign-in with a passkey. */
export async function signInBody(
  world: World,
  authenticator: Authenticator,
  twist: Twist = {},
): Promise<{ challengeId: string; response: PasskeyAnswer['passkey'] }> {
  const { challengeId, passkey } = await answerWith(world.nobody, authenticator, twist);
  return { challengeId, response: passkey };
}

/** Signs in with a passkey. */
export async function signInByPasskey(world: World, authenticator: Authenticator): Promise<Client> {
  const { data } = await world.nobody.ask('passkeyVerify', { body: await signInBody(world, authenticator) });
  return client(world.server.origin, data.token);
}
