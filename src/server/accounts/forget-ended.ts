import { and, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Orm } from '../store/database.ts';
import { accountChanges, sessions } from '../store/account-tables.ts';
import { LISTED_MS } from './account-changes.ts';

/** Forgets sessions that are over, what stood before a change that can no longer be taken back, and changes that nobody is shown. */
export async function forgetEnded(orm: Orm, nowMs: number): Promise<void> {
  await orm
    .delete(sessions)
    .where(and(isNull(sessions.mergedInto), or(lt(sessions.expiresMs, nowMs), lt(sessions.endsMs, nowMs))));
  await orm.execute(sql`delete from sessions s where s.ended_by is not null and not exists (select from account_changes c
    where c.user_id = s.user_id and c.id = s.ended_by and c.undo_until_ms > ${nowMs} and c.undone_ms is null)`);
  const over = and(
    lt(accountChanges.undoUntilMs, nowMs),
    or(isNotNull(accountChanges.formerPassword), isNotNull(accountChanges.formerEmail)),
  );
  await orm.update(accountChanges).set({ formerPassword: null, formerEmail: null }).where(over);
  await orm.delete(accountChanges).where(lt(accountChanges.atMs, nowMs - LISTED_MS));
}
