import type { Database } from './database.ts';

/** Where the database is; without a URL it is the embedded one in `dataDir`. */
interface DatabaseSettings {
  databaseUrl: string | null;
  dataDir: string;
  databaseConnections: number;
  /** Between the server and PostgreSQL stands what gives each transaction another connection: nothing is prepared or set on one. */
  databasePooled: boolean;
}

/** Opens the database that the settings name. Each driver is loaded only where it is used: the embedded one alone would double the memory of the other. */
export async function openDatabase({
  databaseUrl,
  dataDir,
  databaseConnections,
  databasePooled,
}: DatabaseSettings): Promise<Database> {
  if (databaseUrl !== null) {
    const { openPostgres } = await import('./drivers/postgres.ts');
    return openPostgres(databaseUrl, databaseConnections, databasePooled);
  }
  const { openPglite } = await import('./drivers/pglite.ts');
  return openPglite(dataDir);
}
