import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { newToken } from '../platform/secrets.ts';
import type { Orm } from './database.ts';
import { secrets } from './tables/account-tables.ts';

const NAME = 'server';

/** Hashes that only this product's servers can make: of codes, and of numbers that must not be readable. */
export type KeyedHash = (
  purpose: 'sms-code' | 'trial' | 'sandbox-bank' | 'pairing' | 'security-log',
  text: string,
) => string;

/** The keyed hash of a secret: the setting's, or one that is made once and kept in the database. */
export async function keyedHash(orm: Orm, setting: string | null): Promise<KeyedHash> {
  const secret = setting ?? (await keptSecret(orm));
  return (purpose, text) => createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('base64url');
}

async function keptSecret(orm: Orm): Promise<string> {
  await orm.insert(secrets).values({ name: NAME, value: newToken() }).onConflictDoNothing();
  const [row] = await orm.select().from(secrets).where(eq(secrets.name, NAME));
  if (!row) throw new Error('The secret was not kept');
  return row.value;
}
