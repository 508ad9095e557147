import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { client, type Client } from '../client.ts';

const Line = v.object({ to: v.string(), text: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) });

/** Georgian mobile numbers that no other test of this process uses. */
let last = 500_000_000 + Math.floor(Math.random() * 90_000_000);
export const freshPhone = (): string => String((last += 1));

/** The messages that a server without a provider has written for a number, the oldest first. */
export async function messagesTo(world: { smsFolder: string }, phone: string): Promise<string[]> {
  const lines = await readFile(join(world.smsFolder, 'sms-outbox.jsonl'), 'utf8').catch(() => '');
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => v.parse(Line, JSON.parse(line)))
    .flatMap(({ to, text }) => (to === phone ? [text] : []));
}

/** The newest code that was sent to a number. */
export async function newestCode(world: { smsFolder: string }, phone: string): Promise<string> {
  // A notice about the account may come after it.
  const code = (await messagesTo(world, phone))
    .map((text) => /კოდია (\d{4})/.exec(text)?.[1])
    .findLast((found) => found !== undefined);
  if (code === undefined) throw new Error('No code was sent');
  return code;
}

/** A code that is surely not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 10_000).padStart(4, '0');

/** Has a code sent to a number, and reads it. */
export async function codeFor(
  world: { smsFolder: string },
  asker: Client,
  phone: string,
): Promise<{ verificationId: string; code: string }> {
  const { status, data } = await asker.ask('smsSend', { body: { phoneNumber: phone } });
  if (status !== 200) throw new Error(`No code was sent: ${status}`);
  return { verificationId: data.verificationId, code: await newestCode(world, phone) };
}

/** Gives a user a number. */
export async function register(
  world: { server: { origin: string }; smsFolder: string },
  user: Client,
  phone: string,
): Promise<Client> {
  const { data } = await user.ask('smsVerify', { body: await codeFor(world, user, phone) });
  return client(world.server.origin, data.token);
}

/** Signs in by a number, without a bearer. */
export async function signIn(
  world: { nobody: Client; server: { origin: string }; smsFolder: string },
  phone: string,
): Promise<Client> {
  const { data } = await world.nobody.ask('smsVerify', { body: await codeFor(world, world.nobody, phone) });
  return client(world.server.origin, data.token);
}
