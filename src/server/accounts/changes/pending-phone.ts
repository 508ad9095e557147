import { and, eq, isNull, lte } from 'drizzle-orm';
import { logEvent } from '#server/platform/log.ts';
import type { Database, Orm } from '#server/store/database.ts';
import type { KeyedHash } from '#server/store/server-secret.ts';
import { accountChanges } from '#server/store/tables/account-tables.ts';
import { users } from '#server/store/tables/diary-tables.ts';
import { ownerOfPhone, registerPhone } from '../registration.ts';
import { endOtherSessions } from '../sessions/sessions.ts';
import { voidLinks } from '../sessions/void-links.ts';
import { UNDO_MS, type ChangeRow } from './account-changes.ts';
import { TOUCH_PROFILE } from '#server/store/touch-profile.ts';

/** Holds a proven number for a registered user: it takes the place of the former one in 24 hours. One that was held before is let go. */
export async function holdPhone(orm: Orm, userId: string, phone: string, nowMs: number): Promise<void> {
  await orm
    .update(accountChanges)
    .set({ undoneMs: nowMs })
    .where(
      and(
        eq(accountChanges.userId, userId),
        eq(accountChanges.kind, 'phone'),
        isNull(accountChanges.appliedMs),
        isNull(accountChanges.undoneMs),
      ),
    );
  await orm
    .update(users)
    .set({
      pendingPhone: phone,
      pendingPhoneMs: nowMs + UNDO_MS,
      updatedMs: nowMs,
      ...TOUCH_PROFILE,
    })
    .where(eq(users.userId, userId));
}

/** When a number that is on its way to a user becomes theirs (epoch ms), or null: it is on its way to nobody. */
export async function pendingFor(orm: Orm, phone: string): Promise<{ userId: string; effectiveMs: number } | null> {
  const [row] = await orm
    .select({ userId: users.userId, effectiveMs: users.pendingPhoneMs })
    .from(users)
    .where(eq(users.pendingPhone, phone));
  return row ? { userId: row.userId, effectiveMs: row.effectiveMs ?? 0 } : null;
}

/** Gives users the numbers whose 24 hours are over. Before every look at whose a number is, and in the rounds of housekeeping. */
export async function applyDuePhones({
  database,
  clock,
  hash,
}: {
  database: Database;
  clock: () => number;
  hash: KeyedHash;
}): Promise<void> {
  const nowMs = clock();
  const due = await database.orm
    .select()
    .from(accountChanges)
    .where(
      and(
        eq(accountChanges.kind, 'phone'),
        isNull(accountChanges.appliedMs),
        isNull(accountChanges.undoneMs),
        lte(accountChanges.undoUntilMs, nowMs),
      ),
    );
  for (const change of due) {
    const done = await database.orm.transaction((orm) => applyPhone(orm, hash, change, nowMs));
    logEvent('info', 'security', {
      act: done ? 'phone-changed' : 'phone-let-go',
      actor: hash('security-log', `user ${change.userId}`).slice(0, 16),
    });
  }
}

/** Returns false when the number has become somebody else's meanwhile: then the user keeps the former one. */
async function applyPhone(
  orm: Orm,
  hash: KeyedHash,
  { userId, id, sessionId }: ChangeRow,
  nowMs: number,
): Promise<boolean> {
  const [user] = await orm.select().from(users).where(eq(users.userId, userId)).for('update');
  const phone = user?.pendingPhone ?? null;
  const owner = phone === null ? null : await ownerOfPhone(orm, phone);
  const applies = phone !== null && (owner === null || owner === userId);
  await orm
    .update(users)
    .set({
      pendingPhone: null,
      pendingPhoneMs: null,
      updatedMs: nowMs,
      ...TOUCH_PROFILE,
    })
    .where(eq(users.userId, userId));
  await orm
    .update(accountChanges)
    .set(applies ? { appliedMs: nowMs } : { undoneMs: nowMs })
    .where(and(eq(accountChanges.userId, userId), eq(accountChanges.id, id), isNull(accountChanges.appliedMs)));
  if (!applies) return false;
  await registerPhone(orm, hash, userId, phone, nowMs);
  await voidLinks(orm, userId);
  await endOtherSessions(orm, userId, sessionId, null);
  return true;
}
