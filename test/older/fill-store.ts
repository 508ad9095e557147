import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { applyMigrations } from '#server/store/migrate.ts';
import type { Database } from '#server/store/database.ts';
import older from './server.json' with { type: 'json' };

/** How many migrations the older server knew. */
const ITS_MIGRATIONS = 8;
const Tables = v.record(v.string(), v.array(v.record(v.string(), v.unknown())));

/** Epoch ms at which the older server was stopped. */
export const STOPPED_MS = older.at;

/** Makes an empty database that of the older server. */
export async function fillStore(database: Database): Promise<void> {
  await database.exclusively(async (orm) => {
    await applyMigrations(orm, ITS_MIGRATIONS);
    for (const [table, rows] of Object.entries(v.parse(Tables, older.tables))) {
      if (table === 'migrations') continue;
      const name = sql.identifier(table);
      await orm.execute(sql`delete from ${name}`);
      await orm.execute(
        sql`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows)}::jsonb)`,
      );
    }
  });
}
