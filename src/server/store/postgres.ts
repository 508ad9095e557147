import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { logEvent } from '../log.ts';
import type { Database, Orm } from './database.ts';

/** Any constant: it keeps two starting servers from migrating at once. */
const START_LOCK = 5_128_377;

/**
 * Our few statements run often and always by index. PostgreSQL would plan each of them anew for every run,
 * since it cannot know how short the lists in their parameters are: twice the time of the run itself.
 */
const SESSION = 'set plan_cache_mode = force_generic_plan; set jit = off';

/** PostgreSQL behind a pool; several server processes may share it. */
export function openPostgres(url: string, connections: number): Database {
  const pool = new pg.Pool({ connectionString: url, max: connections, connectionTimeoutMillis: 10_000 });
  // An idle connection that the database closed must not end the process; the next query gets a new one.
  pool.on('error', (error) => logEvent('warn', 'database connection lost', { error: error.message }));
  pool.on('connect', (client) => void client.query(SESSION).catch(() => undefined));
  const orm: Orm = drizzle(pool);
  return {
    kind: 'postgres',
    orm,
    async run<Row>({ name, text }: { name: string; text: string }, values: readonly unknown[]) {
      const result = await pool.query({ name, text, values: [...values] });
      return result.rows as Row[];
    },
    exclusively: (work) =>
      orm.transaction(async (transaction) => {
        await transaction.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
        return work(transaction);
      }),
    script: async (transaction, text) => void (await transaction.execute(sql.raw(text))),
    maintain: () => Promise.resolve(),
    close: () => pool.end(),
  };
}
