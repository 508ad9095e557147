import type { SpaceLimits } from '../diary/core/space.ts';
import type { DiskSettings } from '../limits/disk-guard.ts';

const MEGABYTE = 1_000_000;

/** The settings of what a user may write and keep. The defaults let a person bring ten years of a diary along in one day. */
export const readSpaceLimits = (limit: (name: string, otherwise: number) => number): SpaceLimits => ({
  dayRows: limit('LIMIT_USER_DAY_ROWS', 150_000),
  dayBytes: limit('LIMIT_USER_DAY_MEGABYTES', 150) * MEGABYTE,
  dayTalks: limit('LIMIT_USER_DAY_TALKS', 1_000),
  rows: limit('LIMIT_USER_ROWS', 2_000_000),
  bytes: limit('LIMIT_USER_MEGABYTES', 2_000) * MEGABYTE,
});

/** The settings of the disk guard. */
export const readDiskSettings = (
  env: Readonly<Record<string, string | undefined>>,
  whole: (name: string, otherwise: number, least: number, most: number) => number,
): DiskSettings => ({
  reserveBytes: whole('DISK_RESERVE_MEGABYTES', 500, 0, 1_000_000_000) * MEGABYTE,
  databaseBytes: env['DATABASE_MEGABYTES'] ? whole('DATABASE_MEGABYTES', 0, 1, 1_000_000_000) * MEGABYTE : null,
});
