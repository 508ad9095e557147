import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
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
  return {
    kind: 'pglite',
    orm,
    async run<Row>({ text }: { text: string }, values: readonly unknown[]) {
      const result = await client.query<Row>(text, [...values]);
      return result.rows;
    },
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

/** PGlite's extended protocol takes one statement at a time; our files end each one with `;` and a line break. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
