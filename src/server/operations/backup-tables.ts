import { sql } from 'drizzle-orm';
import { rowsOf, type Orm } from '../store/database.ts';

/** Tables that lie with a user, by `user_id`. */
export const OF_USERS = [
  'users',
  'plans',
  'goals',
  'weights',
  'days',
  'meals',
  'water',
  'favourites',
  'conversations',
  'talk_marks',
  'things',
  'idempotency',
  'uploads',
  'reminders',
  'passwords',
  'account_changes',
  'orders',
  'memberships',
  'passkeys',
  'passkey_handles',
  'second_factors',
  'sessions',
  'merged_users',
] as const;

/** Look-ups, made from the rows of a user `t`: so they say what those said in the same moment. By their key, for whoever has it last. */
export const LOOK_UPS: Readonly<Record<string, { key: string; select: (where: string) => string }>> = {
  session_owners: {
    key: 'token_hash',
    select: (where) => `select t.token_hash, t.user_id from sessions t where ${where}`,
  },
  passkey_owners: {
    key: 'credential_id',
    select: (where) => `select t.credential_id, t.user_id from passkeys t where ${where}`,
  },
  undo_owners: {
    key: 'token_hash',
    select: (where) =>
      `select t.undo_token_hash as token_hash, t.user_id, t.undo_until_ms as until_ms from account_changes t where ${where}`,
  },
  upload_names: { key: 'name', select: (where) => `select t.name, t.user_id from uploads t where ${where}` },
  phones: {
    key: 'phone',
    select: (where) =>
      `select t.phone_number as phone, t.user_id from users t where t.phone_number is not null and ${where}`,
  },
  pending_phones: {
    key: 'user_id',
    select: (where) => `select t.pending_phone as phone, t.user_id, coalesce(t.pending_phone_ms, 0) as effective_ms
      from users t where t.pending_phone is not null and ${where}`,
  },
  email_owners: {
    key: 'user_id',
    select: (where) => `select lower(t.email) as email, t.user_id, coalesce(t.email_ms, t.created_ms) as given_ms
      from users t where t.email is not null and not t.is_anonymous and ${where}`,
  },
  bank_payments: {
    key: 'bank_id',
    select: (where) => `select 'order ' || t.order_id as bank_id, t.user_id, t.order_id from orders t where ${where}
      union all select t.provider || ' ' || t.bank_id, t.user_id, t.order_id from orders t where t.bank_id is not null and ${where}`,
  },
};

/** All tables whose rows say whose they are. */
export const WITH_USERS = [...OF_USERS, ...Object.keys(LOOK_UPS)];

/** Few rows, of nobody or for minutes. */
export const OF_NOBODY = [
  'server_state',
  'secrets',
  'push_keys',
  'trial_starts',
  'step_counts',
  'sandbox_payments',
  'sms_codes',
  'sms_sendings',
  'sms_numbers',
  'wrong_codes',
  'link_tokens',
  'arrivals',
  'pairings',
  'passkey_challenges',
  'sign_in_tickets',
] as const;

/** Counts of the current minute and day, and what can be asked for again, are nothing to keep. */
export const LEFT_OUT = ['rate_windows', 'product_cache'] as const;

/** Rows of users who are gone: orders stay for the books, and sessions of merged diaries say where those went. */
export const OUTLIVING = ['orders', 'sessions', 'bank_payments', 'session_owners'] as const;

/** Names of the tables that a database has: before an update has run, some are not there yet. */
export async function tablesThere(orm: Orm): Promise<ReadonlySet<string>> {
  const rows = rowsOf<{ name: string }>(
    await orm.execute(sql`select tablename as name from pg_tables where schemaname = current_schema()`),
  );
  return new Set(rows.map(({ name }) => name));
}
