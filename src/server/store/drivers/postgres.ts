import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { logEvent } from '#server/platform/log.ts';
import type { Database, Orm, Statement } from '../database.ts';
import { openPipelines } from './pipelines.ts';
import { steady, steadyTransactions } from './steady-pool.ts';
import { NotConnected, untilDone } from '../trouble.ts';

/** Any constant: it keeps two starting servers from migrating at once. */
const START_LOCK = 5_128_377;

/**
 * Our few statements run often and always by index. PostgreSQL would plan each of them anew for every run,
 * since it cannot know how short the lists in their parameters are: twice the time of the run itself.
 */
const SESSION = 'set plan_cache_mode = force_generic_plan; set jit = off';

const CONNECT_WITHIN_MS = 10_000;

/**
 * PostgreSQL behind a pool for transactions and pipelines for single statements; several processes may share it. `pooled`: a connection is
 * another one with every transaction, so that nothing is prepared or set on it.
 */
export function openPostgres(url: string, connections: number, pooled = false): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS };
  const pipelined = Math.max(1, Math.min(4, Math.floor(connections / 2)));
  const tuned = async (client: pg.ClientBase) => void (pooled || (await client.query(SESSION)));
  // The pool waits for it: a question asked meanwhile would stand behind it in the client's own queue.
  const pool = new pg.Pool({ ...settings, max: Math.max(1, connections - pipelined), onConnect: tuned });
  // A connection that the database closed must not end the process; the next query gets a new one.
  const lost = (error: Error) => logEvent('warn', 'database connection lost', { error: error.message });
  pool.on('error', lost);
  const plain: Orm = drizzle(steady(pool, lost));
  const atOnce = plain.transaction.bind(plain);
  const orm = steadyTransactions(plain);
  const pipelines = openPipelines(
    async () => {
      const client = new pg.Client({ ...settings, pipeline: true });
      client.on('error', lost);
      try {
        await client.connect();
        await tuned(client);
      } catch (error) {
        throw new NotConnected('No connection to the database', { cause: error });
      }
      return client;
    },
    pipelined,
    { prepared: !pooled },
  );
  const exclusively: Database['exclusively'] = (work) =>
    atOnce(async (transaction) => {
      await transaction.execute(sql`select pg_advisory_xact_lock(${START_LOCK})`);
      return work(transaction);
    });
  return {
    kind: 'postgres',
    orm,
    run: async <Row>(statement: Statement, values: readonly unknown[]) =>
      (await untilDone(statement.repeatable ?? false, () => pipelines.run(statement, values))) as Row[],
    exclusively,
    // The lock is one connection's, the statements are another's.
    alone: (work) => exclusively(() => work()),
    maintain: () => Promise.resolve(),
    async close() {
      await pipelines.close();
      await pool.end();
    },
  };
}
