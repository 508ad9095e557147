import { eq } from 'drizzle-orm';
import type { Orm } from '../store/database.ts';
import {
  arrivals, conversations, days, goals, idempotency, linkTokens, meals, plans, reminders, sessions, uploadNames, uploads, users, water, weights,
} from '../store/schema.ts';

/** Deletes a user and everything of that user, in one transaction. */
export async function deleteEverything(orm: Orm, userId: string): Promise<void> {
  await orm.transaction(async (transaction) => {
    // First the row that every write locks: a write under way ends before it, a later one finds no user.
    await transaction.delete(users).where(eq(users.userId, userId));
    for (const table of [
      plans, goals, weights, days, meals, water, conversations, idempotency, uploads, uploadNames, reminders, sessions, linkTokens, arrivals,
    ]) {
      await transaction.delete(table).where(eq(table.userId, userId));
    }
  });
}
