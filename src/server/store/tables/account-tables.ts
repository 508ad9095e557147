import { bigint, boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

// Who somebody is and how they sign in, as the SQL files under migrations make the tables.

const ms = (name: string) => bigint(name, { mode: 'number' });
const userId = () => uuid('user_id').notNull();

/** How somebody proved to be there. */
export type Proof = 'code' | 'password' | 'passkey';

/** What of an account can be changed and taken back. */
export type ChangeKind = 'phone' | 'password' | 'email';

export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').notNull(),
    userId: userId(),
    createdMs: ms('created_ms').notNull(),
    id: uuid('id').notNull().defaultRandom(),
    /** What the browser says of itself, such as „Chrome · Android". */
    device: text('device').notNull().default(''),
    /** Null: it ends when it is ended. */
    expiresMs: ms('expires_ms'),
    /** When the person last proved to be there. */
    confirmedMs: ms('confirmed_ms'),
    /** Where the diary went that it belonged to. */
    mergedInto: uuid('merged_into'),
    /** When the device last asked for anything, to a quarter of an hour; null: not since this is noted. */
    seenMs: ms('seen_ms'),
    /** When it ends unless it is used before. */
    endsMs: ms('ends_ms'),
    /** How the person proved it at `confirmedMs`. */
    confirmedBy: text('confirmed_by').$type<Proof>(),
    /** The change that has ended it: from then on it can only take that change back. */
    endedBy: uuid('ended_by'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
);

/** Whose a token is. */
export const sessionOwners = pgTable('session_owners', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
});

/** SQL: the database's own time in epoch ms. */
export const NOW_MS = 'extract(epoch from now()) * 1000';

/** SQL: whether the session `s` still counts. */
export const SESSION_STANDS = `s.merged_into is null and s.ended_by is null and (s.expires_ms is null or s.expires_ms > ${NOW_MS})
  and (s.ends_ms is null or s.ends_ms > ${NOW_MS})`;

export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  expiresMs: ms('expires_ms').notNull(),
});

export const pairings = pgTable('pairings', {
  id: uuid('id').primaryKey(),
  userId: userId(),
  /** The session that made it. */
  sessionId: uuid('session_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  codeHash: text('code_hash').notNull(),
  expiresMs: ms('expires_ms').notNull(),
  /** Of the token that the device holds which wants in; null: none has come yet. */
  claimHash: text('claim_hash'),
  device: text('device'),
  /** Null: nobody has answered yet. */
  approved: boolean('approved'),
  used: boolean('used').notNull(),
});

export const accountChanges = pgTable(
  'account_changes',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    kind: text('kind').$type<ChangeKind>().notNull(),
    atMs: ms('at_ms').notNull(),
    undoUntilMs: ms('undo_until_ms').notNull(),
    /** The session that made it, how it had been confirmed, and its device. */
    sessionId: uuid('session_id').notNull(),
    confirmedBy: text('confirmed_by').$type<Proof>(),
    device: text('device').notNull(),
    undoTokenHash: text('undo_token_hash').notNull(),
    /** What stood there before, as it was stored. */
    formerPassword: text('former_password'),
    formerEmail: text('former_email'),
    appliedMs: ms('applied_ms'),
    undoneMs: ms('undone_ms'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

/** Whose a link out of a message is that takes a change back. */
export const undoOwners = pgTable('undo_owners', {
  tokenHash: text('token_hash').primaryKey(),
  userId: userId(),
  untilMs: ms('until_ms').notNull(),
});

export const phones = pgTable('phones', {
  phone: text('phone').primaryKey(),
  userId: userId(),
});

/** By which address whose account signs in: never less than the users' rows say, more while an address changes. */
export const emailOwners = pgTable(
  'email_owners',
  {
    /** In lower case. */
    email: text('email').notNull(),
    userId: userId(),
    givenMs: ms('given_ms').notNull(),
    /** When it is compared with the user's row; null: it says what that says. */
    untilMs: ms('until_ms'),
  },
  (table) => [primaryKey({ columns: [table.email, table.userId] })],
);

/** To whom a number is on its way. */
export const pendingPhones = pgTable(
  'pending_phones',
  {
    phone: text('phone').notNull(),
    userId: userId(),
    effectiveMs: ms('effective_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.userId] })],
);

/** Whose diaries an account has taken in. */
export const mergedUsers = pgTable(
  'merged_users',
  {
    userId: userId(),
    mergedId: uuid('merged_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.mergedId] })],
);

export const passwords = pgTable('passwords', {
  userId: uuid('user_id').primaryKey(),
  hash: text('hash').notNull(),
});

export const smsCodes = pgTable('sms_codes', {
  verificationId: uuid('verification_id').notNull(),
  phone: text('phone').notNull(),
  /** The user who asked, or the address. */
  requester: text('requester').notNull(),
  codeHash: text('code_hash').notNull(),
  sentMs: ms('sent_ms').notNull(),
  guessesLeft: integer('guesses_left').notNull(),
  used: boolean('used').notNull(),
});

/** To which number a code was sent. */
export const smsSendings = pgTable('sms_sendings', {
  verificationId: uuid('verification_id').primaryKey(),
  phone: text('phone').notNull(),
  sentMs: ms('sent_ms').notNull(),
});

/** One row a number that codes were asked for. */
export const smsNumbers = pgTable('sms_numbers', {
  phone: text('phone').primaryKey(),
  askedMs: ms('asked_ms').notNull(),
});

export const wrongCodes = pgTable('wrong_codes', {
  phone: text('phone').notNull(),
  requester: text('requester').notNull(),
  atMs: ms('at_ms').notNull(),
});

export const trialStarts = pgTable('trial_starts', {
  phoneHash: text('phone_hash').primaryKey(),
  startedMs: ms('started_ms').notNull(),
});

export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

export const signUpKeys = pgTable('arrivals', {
  keyHash: text('key_hash').primaryKey(),
  payloadHash: text('payload_hash').notNull(),
  userId: userId(),
  createdMs: ms('created_ms').notNull(),
});
