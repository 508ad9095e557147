import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchRow } from '../bench-row.ts';

/** Where a PostgreSQL is that has Citus installed; Debian's 15 unless told. */
const BIN = process.env['CITUS_BIN'] ?? '/usr/lib/postgresql/15/bin';

/** What the API asks of a database: accounts and their look-ups, writes, batches, replays, pages of changes, pictures, money. */
const FILES = [
  'accounts/accounts',
  'accounts/consent',
  'accounts/sign-in',
  'diary/batch',
  'diary/changes',
  'diary/conversations',
  'diary/exactly-once',
  'diary/favourites',
  'diary/meals',
  'diary/pictures',
  'diary/things',
  'payment/payment',
  'plan/plan',
].map((name) => `test/api/${name}.test.ts`);

/** The API's tests on a Citus cluster: a coordinator and two workers, tables spread by `deploy/citus.sql`. */
export async function run(): Promise<BenchRow[]> {
  const what = `${FILES.length} files of the API's tests on Citus, a coordinator and two workers`;
  if (!existsSync(join(BIN, '../lib/citus.so')))
    return [{ what, measured: `not run: no Citus beside ${BIN}`, budget: '', ok: true }];
  const only = ['-t', 'on PostgreSQL'];
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...only, ...FILES], {
    env: { ...process.env, TEST_CITUS: BIN },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(vitest, 'close')) as [number | null];
  return [{ what, measured: code === 0 ? 'all pass' : 'SOME FAIL', budget: 'all pass', ok: code === 0 }];
}
