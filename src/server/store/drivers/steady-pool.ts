import type pg from 'pg';
import type { Orm } from '../database.ts';
import { NotConnected, OutcomeUnknown, outcomeOf, untilDone } from '../trouble.ts';

/** Reads alone: running it again does nothing. */
const READS = /^\s*select\b(?!.*\bfor (update|share)\b)/is;

/**
 * The pool with statements that are run again where that is safe, and connections that leave it by themselves when they break: the ORM
 * keeps one for ever whose `begin` has failed. Returns the same pool.
 */
export function steady(pool: pg.Pool, lost: (error: Error) => void): pg.Pool {
  const plain = pool.connect.bind(pool);
  async function connect(): Promise<pg.PoolClient> {
    const client = await plain().catch((error: unknown) => {
      throw new NotConnected('No connection to the database', { cause: error });
    });
    const release = client.release.bind(client);
    let isOut = true;
    const gone = () => giveBack(true);
    function giveBack(broken?: Error | boolean): void {
      if (!isOut) return;
      isOut = false;
      client.off('end', gone).off('error', lost);
      release(broken);
    }
    // Without a listener, a connection that breaks in a transaction would end the process.
    return Object.assign(client.once('end', gone).on('error', lost), { release: giveBack });
  }
  async function once(query: pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const client = await connect();
    try {
      const result = await client.query(query, values);
      client.release();
      return result;
    } catch (error) {
      client.release(outcomeOf(error) !== null);
      throw error;
    }
  }
  const query = (asked: pg.QueryConfig, values?: unknown[]) =>
    untilDone(READS.test(asked.text), () => once(asked, values));
  return Object.assign(pool, { connect, query });
}

/**
 * Transactions that are run again, from their beginning, when the engine or the connection has undone them: whatever they are given must
 * do nothing but ask the database. One that only reads hands on what it reads, and is not run again.
 */
export function steadyTransactions(orm: Orm): Orm {
  const plain = orm.transaction.bind(orm);
  const transaction: Orm['transaction'] = (work, config) =>
    config?.accessMode === 'read only' ? plain(work, config) : untilDone(false, () => attempt(work, config));

  async function attempt<Result>(
    work: Parameters<typeof plain<Result>>[0],
    config: Parameters<typeof plain<Result>>[1],
  ): Promise<Result> {
    let failure: { error: unknown } | null = null;
    let worked = false;
    try {
      return await plain(async (handle) => {
        try {
          const result = await work(handle);
          worked = true;
          return result;
        } catch (error) {
          failure = { error };
          throw error;
        }
      }, config);
    } catch (error) {
      // What went wrong first counts: on a connection that is gone the rollback fails, too.
      const first = failure as { error: unknown } | null;
      const cause = first ? first.error : error;
      if (worked || cause instanceof OutcomeUnknown || outcomeOf(cause) !== 'unknown') throw cause;
      // Without a commit a lost connection has done nothing.
      throw new NotConnected('The connection went within a transaction', { cause });
    }
  }
  return Object.assign(orm, { transaction });
}
