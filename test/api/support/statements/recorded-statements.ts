import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { migrationStatements } from '#server/store/migrate.ts';
import { complaintAbout, type Spread } from './keys-of-statement.ts';

/** How the tables are spread over the machines of a cluster, as `deploy/citus.sql` does it. */
export async function spreadOfTables(): Promise<Spread> {
  const text = await readFile(new URL('../../../../deploy/citus.sql', import.meta.url), 'utf8');
  const calls = text.matchAll(
    /^select (?:create_(?:reference|distributed)_table|citus_add_local_table_to_metadata)\('(\w+)'(?:, '(\w+)')?/gm,
  );
  return new Map([...calls].map(([, table = '', key]) => [table, key ?? null]));
}

const SWEEP = 'a sweep of housekeeping, every ten minutes: each machine forgets what is old of its own rows';
const ROUND =
  'a round of a job: what is due, wherever it is, is found by its index on each machine and then taken row by row';
const RESTORE = 'at a restore, once';
const RARE = 'rare, by an index on each machine';

/** Statements that ask all machines on purpose, by how they begin, and why each may. */
const EXCEPTIONS: readonly { begins: string; why: string }[] = [
  { begins: 'delete from "rate_windows" where "rate_windows"."ends_ms" <', why: SWEEP },
  { begins: 'delete from "sms_codes" where "sms_codes"."sent_ms" <', why: SWEEP },
  { begins: 'delete from "sms_sendings" where "sms_sendings"."sent_ms" <', why: SWEEP },
  { begins: 'delete from "sms_numbers" where "sms_numbers"."asked_ms" <', why: SWEEP },
  { begins: 'delete from "wrong_codes" where "wrong_codes"."at_ms" <', why: SWEEP },
  { begins: 'delete from "undo_owners" where "undo_owners"."until_ms" <', why: SWEEP },
  { begins: 'delete from "account_changes" where "account_changes"."at_ms" <', why: SWEEP },
  {
    begins:
      'update "account_changes" set "former_password" = $1, "former_email" = $2 where ("account_changes"."undo_until_ms" <',
    why: SWEEP,
  },
  { begins: 'delete from "second_factors" where "second_factors"."recovery_ms" <=', why: SWEEP },
  { begins: 'delete from "product_cache" where "product_cache"."told_ms" <', why: SWEEP },
  { begins: 'delete from product_cache where barcode in', why: SWEEP },
  { begins: 'delete from "reminders" where "reminders"."seen_ms" <', why: SWEEP },
  {
    begins:
      'update "idempotency" set "body" = $1 where ("idempotency"."body" is not null and "idempotency"."created_ms" <',
    why: SWEEP,
  },
  {
    begins: 'delete from "sessions" where ("sessions"."merged_into" is null and ("sessions"."expires_ms" <',
    why: SWEEP,
  },
  { begins: 'delete from sessions s where s.ended_by is not null and not exists (', why: SWEEP },
  {
    begins: 'select "user_id", "name", octet_length("bytes") from "uploads" where ("uploads"."created_ms" <',
    why: SWEEP,
  },
  {
    begins:
      'select "user_id", "id", "kind", "at_ms", "undo_until_ms", "session_id", "confirmed_by", "device", "undo_token_hash", "former_password", "former_email", "applied_ms", "undone_ms" from "account_changes" where ("account_changes"."kind" = $1',
    why: ROUND,
  },
  { begins: 'select "memberships"."user_id", "memberships"."card" from "memberships" inner join "users"', why: ROUND },
  {
    begins:
      'select "user_id", "provider", "anchor_day", "card", "card_mask", "next_ms", "declined", "reminded_ms" from "memberships" where "memberships"."next_ms" <=',
    why: ROUND,
  },
  {
    begins:
      'select "user_id", "provider", "anchor_day", "card", "card_mask", "next_ms", "declined", "reminded_ms" from "memberships" where ("memberships"."next_ms" >',
    why: ROUND,
  },
  {
    begins:
      'select "user_id", "device", "token_hash", "endpoint", "p256dh", "auth", "time_zone", "settings", "next_ms", "seen_ms" from "reminders" where "reminders"."next_ms" <=',
    why: ROUND,
  },
  { begins: 'update reminders r set next_ms = c.next', why: ROUND },
  {
    begins:
      'select "user_id", "order_id", "kind", "state", "provider", "amount_tetri", "currency", "created_ms", "bank_id", "redirect_url", "paid_ms", "from_ms", "until_ms", "refunded_ms", "card_mask", "check_ms", "checks" from "orders" where "orders"."check_ms" <=',
    why: ROUND,
  },
  { begins: 'select count(*)', why: 'figures for those who watch the servers' },
  {
    begins: 'select "user_id", "pending_phone_ms" from "users" where "users"."pending_phone" =',
    why: `${RARE}: a number is proven`,
  },
  {
    begins: 'select "users"."user_id" from "users" inner join "passwords"',
    why: `${RARE}: somebody signs in by an address, which several may have`,
  },
  {
    begins: 'update "bank_payments" set "user_id" = $1 where "bank_payments"."user_id" =',
    why: `${RARE}: a diary that has paid is merged`,
  },
  { begins: 'delete from "sessions" where "sessions"."merged_into" =', why: `${RARE}: an account is deleted` },
  { begins: 'update "users" set "rev" = greatest(', why: RESTORE },
  { begins: 'update "memberships" set "next_ms" = $1, "declined" = $2 where "memberships"."next_ms" <=', why: RESTORE },
  { begins: 'update "users" set "auto_renew" = $1 where "users"."user_id" in', why: RESTORE },
];

/** What servers of tests have sent (`record-statements.mjs`) and is neither pinned to one key nor an exception, each with the reason. */
export async function complaintsAbout(folder: string): Promise<string[]> {
  const spread = await spreadOfTables();
  const files = await readdir(folder);
  const written = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  const lines = written.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const texts = new Set(lines.map((line) => v.parse(v.string(), JSON.parse(line))));
  // They run once, and before tables are spread or one by one on each machine.
  const migrations = new Set(migrationStatements());
  return [...texts].flatMap((text) => {
    if (migrations.has(text) || EXCEPTIONS.some(({ begins }) => text.startsWith(begins))) return [];
    const complaint = complaintAbout(text, spread);
    return complaint === null ? [] : [`${complaint}\n${text}`];
  });
}
