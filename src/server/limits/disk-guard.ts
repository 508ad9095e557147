import { randomInt } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { ApiError } from '../errors/api-error.ts';
import { startJob, type Job } from '../platform/jobs.ts';
import { logEvent } from '../platform/log.ts';
import type { Database } from '../store/database.ts';

/** Stops writes of people before the disk is full: a database that cannot write its log ends, and takes reading with it. */
export interface DiskGuard {
  /** Throws 503 `server-busy` with Retry-After while there is too little room. */
  demandRoom(): void;
  /** For the metrics: free bytes beside the data, bytes of the database, and whether writes are refused. Null: not known. */
  figures(): { freeBytes: number | null; databaseBytes: number | null; full: boolean };
  stop(): Promise<void>;
}

export interface DiskSettings {
  /** Bytes that stay free where the data folder lies. */
  reserveBytes: number;
  /** Bytes that the database may have; null: it is not asked. */
  databaseBytes: number | null;
}

const EVERY_MS = 10_000;
/** Room comes back only when somebody makes it. */
const AGAIN_SECONDS = { least: 60, most: 300 } as const;

/** Looks at once and then every ten seconds. With PostgreSQL the data folder holds little; its own size is asked instead. */
export async function startDiskGuard(database: Database, dataDir: string, settings: DiskSettings): Promise<DiskGuard> {
  const now: ReturnType<DiskGuard['figures']> = { freeBytes: null, databaseBytes: null, full: false };
  const look = async () => {
    if (database.kind === 'pglite') now.freeBytes = await freeBytes(dataDir);
    if (settings.databaseBytes !== null) now.databaseBytes = await sizeOf(database);
    const full =
      (now.freeBytes ?? Number.POSITIVE_INFINITY) < settings.reserveBytes ||
      (now.databaseBytes ?? 0) > (settings.databaseBytes ?? Number.POSITIVE_INFINITY);
    if (full !== now.full)
      logEvent(full ? 'error' : 'info', full ? 'too little room: writes are refused' : 'room again: writes are taken', {
        ...now,
        full,
      });
    now.full = full;
  };
  // Before the first request: a full disk must not be found out by writing on it.
  await look();
  const rounds: Job = startJob('disk guard', EVERY_MS, look);
  return {
    demandRoom() {
      if (now.full)
        throw new ApiError('server-busy', 'There is too little room to write now', {
          retryAfterSeconds: randomInt(AGAIN_SECONDS.least, AGAIN_SECONDS.most + 1),
        });
    },
    figures: () => ({ ...now }),
    stop: () => rounds.stop(),
  };
}

async function freeBytes(folder: string): Promise<number | null> {
  const found = await statfs(folder).catch(() => null);
  return found && found.bavail * found.bsize;
}

async function sizeOf(database: Database): Promise<number | null> {
  const [row] = await database.run<{ size: string }>(
    { name: 'database size', text: 'select pg_database_size(current_database())::text as size' },
    [],
  );
  return row ? Number(row.size) : null;
}
