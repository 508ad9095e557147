import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whether two texts are the same, in a time that does not tell where they differ. */
export function timingSafeEqualText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** A secret of 256 random bits for the bearer; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** A secret of 128 random bits that fits into a message: 22 characters. */
export const newShortToken = (): string => randomBytes(16).toString('base64url');

/** What the database keeps of a secret. */
export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url');
