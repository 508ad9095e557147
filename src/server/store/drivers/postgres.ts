import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { logEvent } from '#server/platform/log.ts';
import type { Database, Orm, Statement } from '../database.ts';
import { commitLine } from './commit-line.ts';
import { gather } from './gather.ts';
import type { Asked } from './messages.ts';
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

/** Connections that commit writes of different users together, and how many at once. */
const COMMIT_LINES = 2;
const MOST_TOGETHER = 32;
/** So long a transaction of many waits for a row that somebody else holds; then each of them goes on by itself. */
const TOGETHER_SESSION = `${SESSION}; set lock_timeout = '250ms'`;

/**
 * PostgreSQL behind a pool for transactions and pipelines for single statements; several processes may share it. `pooled`: a connection is
 * another one with every transaction, so that nothing is prepared or set on it.
 */
export function openPostgres(url: string, connections: number, pooled = false): Database {
  const settings = { connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS };
  // Behind a pooler nothing is prepared, and with very few connections none is kept for one purpose.
  const committing = pooled || connections < 6 ? 0 : COMMIT_LINES;
  const pipelined = Math.max(1, Math.min(4, Math.floor(connections / 2)) - committing);
  const tuned = async (client: pg.ClientBase) => void (pooled || (await client.query(SESSION)));
  // The pool waits for it: a question asked meanwhile would stand behind it in the client's own queue.
  const pool = new pg.Pool({ ...settings, max: Math.max(1, connections - pipelined - committing), onConnect: tuned });
  // A connection that the database closed must not end the process; the next query gets a new one.
  const lost = (error: Error) => logEvent('warn', 'database connection lost', { error: error.message });
  pool.on('error', lost);
  const plain: Orm = drizzle(steady(pool, lost));
  const atOnce = plain.transaction.bind(plain);
  const orm = steadyTransactions(plain);
  async function connect(pipeline: boolean, session: string): Promise<pg.Client> {
    const client = new pg.Client({ ...settings, pipeline });
    client.on('error', lost);
    try {
      await client.connect();
      if (!pooled) await client.query(session);
    } catch (error) {
      throw new NotConnected('No connection to the database', { cause: error });
    }
    return client;
  }
  const lines = Array.from({ length: committing }, () => commitLine(() => connect(false, TOGETHER_SESSION)));
  const pipelines = openPipelines(() => connect(true, SESSION), pipelined, { prepared: !pooled });
  const inPipeline = async ({ statement, values }: Asked) => (await pipelines.run(statement, values)).length;
  // On a connection of its own: what waits for a row must not stand in front of others.
  const alone = async ({ statement: { name, text }, values }: Asked) =>
    (await pool.query({ name, text, values: [...values] })).rows.length;
  const together =
    committing === 0
      ? inPipeline
      : gather(
          lines.map(({ run }) => run),
          MOST_TOGETHER,
          alone,
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
    write: (statement, values) => untilDone(false, () => together({ statement, values })),
    exclusively,
    // The lock is one connection's, the statements are another's.
    alone: (work) => exclusively(() => work()),
    maintain: () => Promise.resolve(),
    async close() {
      await Promise.all(lines.map((line) => line.close()));
      await pipelines.close();
      await pool.end();
    },
  };
}
