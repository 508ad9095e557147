import type { BenchRow } from './bench-row.ts';
import * as citus from './server/citus.ts';
import * as catalogue from './device/catalogue.ts';
import * as dialogOpen from './device/dialog-open.ts';
import * as drain from './device/drain.ts';
import * as expenditure from './knowledge/expenditure.ts';
import * as failover from './server/failover.ts';
import * as firstSearch from './device/first-search.ts';
import * as history from './device/history.ts';
import * as hostileLoad from './server/hostile-load.ts';
import * as importing from './device/import.ts';
import * as javascriptSize from './device/javascript-size.ts';
import * as lighthouse from './device/lighthouse.ts';
import * as offlineStart from './device/offline-start.ts';
import * as outage from './server/outage.ts';
import * as parser from './knowledge/parser.ts';
import * as peers from './device/peers.ts';
import * as photo from './device/photo.ts';
import * as photoTruth from './knowledge/photo-truth/photo-truth.ts';
import * as plan from './knowledge/plan.ts';
import * as scan from './device/scan.ts';
import * as pooler from './server/pooler.ts';
import * as search from './knowledge/search.ts';
import * as serverDaySnapshot from './server/server-day-snapshot.ts';
import * as serverUpserts from './server/server-upserts.ts';
import * as start from './device/start.ts';
import * as tapToRow from './device/tap-to-row.ts';
import * as waking from './server/waking.ts';

/** Every bench by the name that picks it: `npm run bench -- lighthouse`. */
const BENCHES: Record<string, { run(): Promise<BenchRow[]> }> = {
  'javascript-size': javascriptSize,
  lighthouse,
  start,
  'offline-start': offlineStart,
  'tap-to-row': tapToRow,
  history,
  'dialog-open': dialogOpen,
  'first-search': firstSearch,
  drain,
  peers,
  catalogue,
  photo,
  import: importing,
  scan,
  plan,
  expenditure,
  parser,
  search,
  'server-upserts': serverUpserts,
  'server-day-snapshot': serverDaySnapshot,
  outage,
  waking,
  failover,
  pooler,
  citus,
  'hostile-load': hostileLoad,
};

/** Runs the named benches, or all, one after the other, and prints a table. 1 when a budget was missed. */
export async function main(args: string[]): Promise<number> {
  const [name, folder, ...more] = args.filter((arg) => arg !== '--');
  if (name !== 'photo-truth') return measure(args);
  // Its pictures are not of the project, and each costs a question to a model.
  if (!folder || more.length > 0) {
    console.error('usage: npm run bench -- photo-truth -- FOLDER (weighed plates: plates.tsv and its pictures)');
    return 2;
  }
  print(await photoTruth.run(folder));
  return 0;
}

async function measure(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in BENCHES));
  if (unknown.length > 0) {
    console.error(`no such bench: ${unknown.join(', ')}; there are ${Object.keys(BENCHES).join(', ')}`);
    return 2;
  }
  const rows: BenchRow[] = [];
  for (const [name, bench] of Object.entries(BENCHES)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.error(`bench: ${name} …`);
    rows.push(...(await bench.run()));
  }
  print(rows);
  return rows.every((row) => row.ok) ? 0 : 1;
}

function print(rows: readonly BenchRow[]): void {
  const cells = rows.map((row) => [row.what, row.measured, row.budget, row.ok ? 'kept' : 'MISSED']);
  const lines = [['what', 'measured', 'budget', ''], ...cells];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => (line[column] ?? '').length)));
  for (const line of lines) {
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  }
}
