import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database, Orm, Statement } from '../database.ts';
import { lockFolder } from './folder-lock.ts';
import { gather } from './gather.ts';
import type { Asked } from './messages.ts';
import { preparedOn } from './prepared.ts';

/** Writes of different users that are committed at once: nobody else has the event loop meanwhile. */
const MOST_TOGETHER = 8;

/** The embedded PostgreSQL in a folder that this process owns. Throws FolderTaken when another one has it. */
export async function openPglite(dataDir: string): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const lock = await lockFolder(dataDir);
  const client = await PGlite.create(join(dataDir, 'pglite')).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  // Every plan is by key: that of one run serves all.
  await client.exec('set plan_cache_mode = force_generic_plan');
  const inTurn = takeTurns();
  const query = client.query.bind(client);
  // Whoever asks through the ORM has its turn, too; the statements inside a transaction follow each other.
  client.query = <Row>(...asked: Parameters<typeof query>) => inTurn(() => query<Row>(...asked));
  const orm: Orm = drizzle(client);
  const prepared = preparedOn(client, inTurn);
  const alone = async (asked: Asked) => (await prepared.run(asked)).tag;
  const together = gather([prepared.runTogether], MOST_TOGETHER, alone);
  return {
    kind: 'pglite',
    orm,
    run: async <Row>(statement: Statement, values: readonly unknown[]) =>
      (await prepared.run({ statement, values })).rows as Row[],
    write: (statement, values) => together({ statement, values }),
    // One process, one session: a transaction is exclusive as it is.
    exclusively: (work) => orm.transaction(work),
    alone: (work) => work(),
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

/** Turns of the event loop between two statements: Node accepts one connection a turn, and a turn with nothing to do costs some microseconds. */
const TURNS_BETWEEN = 4;

/**
 * One statement after the other, and after each the event loop has its turns, whoever asks next: PGlite runs inside this process, and the
 * statements of a hundred requests in a row would let nobody in who only wants a page.
 */
function takeTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last = Promise.resolve();
  return (work) => {
    const done = last.then(work);
    last = done.then(letOthersIn, letOthersIn);
    return done;
  };
}

async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < TURNS_BETWEEN; turn += 1) await nextTurn();
}
