import * as v from 'valibot';
import { ApprovalPending } from '#contract/account/pairing.ts';
import { client, type Client } from './client.ts';
import { codeFor, freshPhone, register } from './outside/sms.ts';
import type { World } from './world.ts';

export const PASSWORD = 'ხინკალი-7-ცალი';

/** Somebody with a number and a password, in a session that nobody has confirmed since. */
export interface Account {
  phone: string;
  user: Client;
}

export async function accountOf(world: World): Promise<Account> {
  const phone = freshPhone();
  const registered = await register(world, await world.newUser(), phone);
  const { data } = await registered.ask('smsSetPassword', { body: { phoneNumber: phone, password: PASSWORD } });
  return { phone, user: client(world.server.origin, data.token) };
}

/** Signs in by number and password. */
export async function signInByPassword(world: World, phone: string, password = PASSWORD): Promise<Client> {
  const { data } = await world.nobody.ask('loginEmail', { body: { email: phone, password } });
  return client(world.server.origin, data.token);
}

/** Confirms a session by the password. */
export async function confirm(user: Client, password = PASSWORD): Promise<void> {
  const { status } = await user.ask('postConfirm', { body: { password } });
  if (status !== 200) throw new Error(`Not confirmed: ${status}`);
}

/** Comes with the symbols or the token of a pairing; returns what the device waits with. */
export async function claimBy(nobody: Client, customToken: string): Promise<string> {
  const { data } = await nobody.ask('postExchange', { body: { customToken } });
  return v.parse(ApprovalPending, data).claim;
}

/** A device that a confirmed session has let in. */
export async function pairDevice(world: World, owner: Client): Promise<Client> {
  const { data } = await owner.ask('postPair');
  const claim = await claimBy(world.nobody, data.code);
  await owner.ask('answerPairing', { params: { id: data.id }, body: { approve: true } });
  const paired = await world.nobody.ask('postExchange', { body: { customToken: claim } });
  return client(world.server.origin, paired.data.token);
}

/** Proves another number in a session; returns the answer. */
export async function proveNumber(world: World, user: Client, phone: string) {
  return user.ask('smsVerify', { body: await codeFor(world, user, phone) });
}
