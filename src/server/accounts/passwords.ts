import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { passwordWeakness, type KnownOfPerson } from '#domain/account/weak-password.ts';
import { ApiError } from '../errors/api-error.ts';
import { fairQueue } from '../platform/fair-queue.ts';
import type { Orm } from '../store/database.ts';
import { passwords } from '../store/tables/account-tables.ts';

/** The list itself, without the package's other dictionaries. */
const LIST = '@zxcvbn-ts/language-common/src/passwords.json';

let common: Promise<ReadonlySet<string>> | undefined;

/** Read when the first password is set: those of the list that are long enough to be chosen here are a small part of it. */
async function readCommon(): Promise<ReadonlySet<string>> {
  const text = await readFile(createRequire(import.meta.url).resolve(LIST), 'utf8');
  return new Set(
    v.parse(v.array(v.string()), JSON.parse(text)).filter(({ length }) => length >= PASSWORD_LENGTH.least),
  );
}

/** Throws 400 `weak-password`, with the reason as its issue, for a password that others would try first. */
export async function refuseWeak(password: string, person: KnownOfPerson): Promise<void> {
  const known = await (common ??= readCommon());
  const weakness = passwordWeakness(password, person, (plain) => known.has(plain));
  if (weakness !== null)
    throw new ApiError('weak-password', 'Others would try this password first', {
      issues: [{ path: 'password', message: weakness }],
    });
}

/** 32 MB and a fifth of a second: the parameters that OWASP's cheat sheet on password storage names for that memory. */
const COST = { N: 2 ** 15, r: 8, p: 3 } as const;
const KEY_BYTES = 32;
/** At most two at once, and never on every core: more would take the memory, the processor and the threads from everybody else. */
const lines = fairQueue({
  atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)),
  mostWaiting: 120,
  mostOfOne: 40,
});
const scryptKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** `from`: the sender's address; each has its turn. Throws 503 where too many wait. */
const derive = (
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
  from: string,
): Promise<Buffer> =>
  lines.run(from, () => scryptKey(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem: 256 * N * r }));

/** `scrypt$N$r$p$salt$key`: what is stored of a password; it says itself how it was made. */
export async function hashPassword(password: string, from: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST, from);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

async function matches(password: string, stored: string, from: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = stored.split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(
    password,
    Buffer.from(salt, 'base64url'),
    { N: Number(N), r: Number(r), p: Number(p) },
    from,
  );
  return expected.length === found.length && timingSafeEqual(expected, found);
}

/** Compared with where there is nobody, so that a name without an account, or without a password, takes as long as a wrong password. */
let nobodys: string | undefined;

// Not kept as a promise: one that was refused because too many wait would refuse for ever.
const nobodysHash = async (from: string): Promise<string> =>
  (nobodys ??= await hashPassword(randomBytes(16).toString('hex'), from));

export async function hasPassword(orm: Orm, userId: string): Promise<boolean> {
  const rows = await orm.select({ userId: passwords.userId }).from(passwords).where(eq(passwords.userId, userId));
  return rows.length > 0;
}

/** What is stored of the password that a user has, or null. */
export async function formerPasswordOf(orm: Orm, userId: string): Promise<string | null> {
  const [row] = await orm.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
  return row?.hash ?? null;
}

/** Sets or replaces the password of a user, by what `hashPassword` has made of it. */
export async function storePassword(orm: Orm, userId: string, hash: string): Promise<void> {
  await orm.insert(passwords).values({ userId, hash }).onConflictDoUpdate({ target: passwords.userId, set: { hash } });
}

/** Which of the users the password belongs to, or null. Without any password it takes as long as one comparison. */
export async function userOfPassword(
  orm: Orm,
  userIds: readonly string[],
  password: string,
  from: string,
): Promise<string | null> {
  let compared = false;
  for (const userId of userIds) {
    const [row] = await orm.select({ hash: passwords.hash }).from(passwords).where(eq(passwords.userId, userId));
    if (row && (await matches(password, row.hash, from))) return userId;
    compared ||= row !== undefined;
  }
  if (!compared) await matches(password, await nobodysHash(from), from);
  return null;
}
