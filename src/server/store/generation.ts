import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database, Orm } from './database.ts';
import { users } from './tables/diary-tables.ts';
import { serverState } from './tables/server-tables.ts';

/** More than anyone writes between two backups that follow each other closely. */
const LEAST_LIFT = 1_000_000;

/**
 * Reads or makes the database's generation. It is renewed, and every user's revision lifted, after a restore
 * and when the embedded database was not stopped cleanly: some writes that were acknowledged may be gone then,
 * and devices must neither trust their cursor nor see a revision given twice.
 */
export async function startGeneration(database: Database, restored: boolean, nowMs: number): Promise<string> {
  return database.exclusively(async (orm) => {
    const [state] = await orm.select().from(serverState);
    const embedded = database.kind === 'pglite';
    if (!state) {
      const generation = randomUUID();
      await orm.insert(serverState).values({ singleton: true, generation, epoch: 1, running: embedded });
      return generation;
    }
    const renewed = restored || (embedded && state.running) ? await renewGeneration(orm, nowMs) : state.generation;
    await orm.update(serverState).set({ running: embedded }).where(eq(serverState.singleton, true));
    return renewed;
  });
}

/** Gives the database a new generation and lifts every user's revision, inside a transaction. Returns the generation. */
export async function renewGeneration(orm: Orm, nowMs: number): Promise<string> {
  const generation = randomUUID();
  await liftRevisions(orm, nowMs);
  await orm
    .update(serverState)
    .set({ generation, running: false, epoch: sql`${serverState.epoch} + 1` })
    .where(eq(serverState.singleton, true));
  return generation;
}

/**
 * A revision counts single writes of one user, so the time in milliseconds is always ahead of it: lifted to
 * the time of the restore, it passes whatever the lost database had given, lifts of its own included.
 */
const liftRevisions = (orm: Orm, nowMs: number) =>
  orm.update(users).set({ rev: sql`greatest(${users.rev} + ${LEAST_LIFT}, ${nowMs}::bigint)` });

/** Says that the embedded database was stopped cleanly. */
export async function markStopped(database: Database): Promise<void> {
  if (database.kind === 'pglite') await database.orm.update(serverState).set({ running: false });
}
