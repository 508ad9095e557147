import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm } from './database.ts';
import { lockFolder } from './folder-lock.ts';

/** The embedded PostgreSQL in a folder that this process owns. Throws FolderTaken when another one has it. */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const client = await PGlite.create(join(dataDir, 'pglite')).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  const orm: Orm = drizzle(client);
  const inTurn = takeTurns();
  return {
    kind: 'pglite',
    orm,
    run: <Row>({ text }: { text: string }, values: readonly unknown[]) =>
      inTurn(async () => (await client.query<Row>(text, [...values])).rows),
    // One process, one session: a transaction is exclusive as it is.
    exclusively: (work) => orm.transaction(work),
    async script(transaction, text) {
      for (const statement of statementsOf(text)) await transaction.execute(statement);
    },
    async maintain() {
      await client.exec('vacuum analyze');
      await client.exec('checkpoint');
    },
    async close() {
      await client.exec('checkpoint');
      await client.close();
      await lock.release();
    },
  };
}

/**
 * One statement after the other, and between two of them the event loop has its turn: PGlite runs inside this process, and a hundred
 * statements in a row would let nobody in who only wants a page.
 */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last = Promise.resolve();
  let waiting = 0;
  return (work) => {
    const isFirst = waiting === 0;
    waiting += 1;
    const done = isFirst ? work() : last.then(() => nextTurn()).then(work);
    last = done.then(() => undefined, () => undefined).finally(() => (waiting -= 1));
    return done;
  };
}

/** PGlite's extended protocol takes one statement at a time; our files end each one with `;` and a line break. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
