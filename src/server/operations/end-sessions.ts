import { sql, type SQL } from 'drizzle-orm';
import { normalisePhone } from '#domain/account/phone.ts';
import { rowsOf, type Orm } from '../store/database.ts';

/** What opens an account without a proof of its person; one row of each is a session or becomes one. */
const WAYS_IN = ['sessions', 'session_owners', 'link_tokens', 'arrivals', 'pairings', 'sign_in_tickets'] as const;

/** Whose sessions end cannot be told; the message says how to say it. */
export class EndSessionsError extends Error {
  override readonly name = 'EndSessionsError';
}

/**
 * Signs out the account of a number, or with `all` everybody who can sign in again: a diary without a number would be lost with its session.
 * Returns how many sessions ended. The devices keep what they have not sent.
 */
export async function endSessions(orm: Orm, whose: string): Promise<number> {
  const phone = whose === 'all' ? null : normalisePhone(whose);
  if (whose !== 'all' && phone === null)
    throw new EndSessionsError('Usage: end-sessions 5XXXXXXXX, or end-sessions all');
  const owners: SQL =
    phone === null ? sql`select user_id from phones` : sql`select user_id from phones where phone = ${phone}`;
  return orm.transaction(async (transaction) => {
    const ended = await Promise.all(
      WAYS_IN.map(
        async (table) =>
          rowsOf(
            await transaction.execute(
              sql`delete from ${sql.identifier(table)} where user_id in (${owners}) returning 1`,
            ),
          ).length,
      ),
    );
    // A device that is signed out is reminded of nothing.
    await transaction.execute(sql`delete from reminders where user_id in (${owners})`);
    return ended[0] ?? 0;
  });
}
