import { bigint, integer, json, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SecondFactorMode } from '#domain/account/second-factor.ts';

// The tables of passkeys and of the second factor; every instant epoch milliseconds.

const ms = (name: string) => bigint(name, { mode: 'number' });
const userId = () => uuid('user_id').notNull();

export const passkeys = pgTable('passkeys', {
  id: uuid('id').notNull(),
  userId: userId(),
  /** What the authenticator calls it, base64url. */
  credentialId: text('credential_id').notNull(),
  /** COSE, base64url. */
  publicKey: text('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: json('transports').$type<string[]>().notNull(),
  name: text('name').notNull(),
  createdMs: ms('created_ms').notNull(),
  usedMs: ms('used_ms'),
});

/** Whose a passkey is. */
export const passkeyOwners = pgTable('passkey_owners', {
  credentialId: text('credential_id').primaryKey(),
  userId: userId(),
});

export const passkeyHandles = pgTable('passkey_handles', {
  userId: uuid('user_id').primaryKey(),
  /** 32 random bytes, base64url. */
  handle: text('handle').notNull(),
});

/** What an answer to a challenge may be used for. */
export type ChallengePurpose = 'add' | 'sign-in' | 'confirm' | 'second-factor';

export const passkeyChallenges = pgTable('passkey_challenges', {
  id: uuid('id').primaryKey(),
  challenge: text('challenge').notNull(),
  purpose: text('purpose').$type<ChallengePurpose>().notNull(),
  /** Null: nobody is known yet. */
  userId: uuid('user_id'),
  expiresMs: ms('expires_ms').notNull(),
});

export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id').primaryKey(),
  mode: text('mode').$type<Exclude<SecondFactorMode, 'off'>>().notNull(),
  setMs: ms('set_ms').notNull(),
  recoveryMs: ms('recovery_ms'),
});

export const signInTickets = pgTable('sign_in_tickets', {
  ticketHash: text('ticket_hash').primaryKey(),
  userId: userId(),
  /** The first half. */
  proven: text('proven').$type<'password' | 'code'>().notNull(),
  expiresMs: ms('expires_ms').notNull(),
  triesLeft: integer('tries_left').notNull(),
});
