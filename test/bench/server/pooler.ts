import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { BenchRow } from '../bench-row.ts';

/** What the API has of its own ways of asking: writes, batches, replays, transactions of accounts and money, migrations, backups. */
const FILES = [
  'accounts/accounts',
  'accounts/sign-in',
  'diary/batch',
  'diary/changes',
  'diary/exactly-once',
  'diary/meals',
  'diary/pictures',
  'payment/payment',
  'process/backup',
].map((name) => `test/api/${name}.test.ts`);

/** The API's tests with every server behind a PgBouncer in transaction mode (Debian: `apt-get install pgbouncer`). */
export async function run(): Promise<BenchRow[]> {
  const what = `${FILES.length} files of the API's tests behind PgBouncer in transaction mode`;
  const { stdout, error } = spawnSync('pgbouncer', ['--version'], { encoding: 'utf8' });
  if (error) return [{ what, measured: 'not run: PgBouncer is not installed', budget: '', ok: true }];
  const vitest = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...FILES], {
    env: { ...process.env, TEST_POOLER: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [code] = (await once(vitest, 'close')) as [number | null];
  return [
    {
      what: `${what} (${stdout.split('\n')[0] ?? ''})`,
      measured: code === 0 ? 'all pass' : 'SOME FAIL',
      budget: 'all pass',
      ok: code === 0,
    },
  ];
}
