import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { v7 as uuidv7 } from 'uuid';
import pg from 'pg';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import { startServer, temporaryFolder, type Store } from '#test/api/support/start-server.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { onboard, perSecond, type Connection } from './http-load.ts';
import { processorMs, residentMegabytes } from '../support/server/process-figures.ts';

const LANES = 32;
const ROUND_MS = 2_500;
const ROUNDS = 5;
const DAY = '2026-01-15';

/** Meal upserts over HTTP, with idempotency, against the same two SQL statements sent bare by the same generator; on both stores. */
export async function run(): Promise<BenchRow[]> {
  const entry = await bundleServer(bundleFolder('bench/server'));
  return [...(await onPostgres(entry)), ...(await onPglite(entry))];
}

async function onPostgres(entry: string): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await freshDatabase(postgres.url);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: LANES });
  // The database may go before the last of these connections has said goodbye.
  pool.on('error', () => undefined);
  try {
    const bare = (user: string) =>
      bareUpsert(user, (name, text, values) => pool.query({ name, text, values: [...values] }));
    return await compare('PostgreSQL', entry, { databaseUrl }, bare, 200);
  } finally {
    await pool.end();
    await postgres.stop();
  }
}

/** The bare statements are asked of an embedded database in this process, with two tables of its own. */
async function onPglite(entry: string): Promise<BenchRow[]> {
  const [theirs, ours] = [await temporaryFolder(), await temporaryFolder()];
  const database = await PGlite.create(join(theirs.path, 'pglite'));
  try {
    await database.exec(BARE_TABLES);
    const bare = (user: string) => bareUpsert(user, (_, text, values) => database.query(text, [...values]));
    return await compare('PGlite', entry, { dataDir: ours.path }, bare, 700);
  } finally {
    await database.close();
    await Promise.all([theirs.remove(), ours.remove()]);
  }
}

async function compare(
  name: string,
  entry: string,
  store: Store,
  bareOnce: (user: string) => Promise<void>,
  mostMegabytes: number,
): Promise<BenchRow[]> {
  const server = await startServer(entry, store, { env: { DATABASE_CONNECTIONS: String(LANES) }, nodeFlags: [] });
  try {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => onboard(server.port)));
    const users = lanes.map(() => uuidv7());
    const overHttp = () => perSecond(lanes, ROUND_MS, upsert);
    const bare = () => perSecond(users, ROUND_MS, bareOnce);
    await overHttp();
    await bare();
    const rounds: { http: number; bare: number; processorUs: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const bareRate = await bare();
      const usedMs = processorMs(server.pid);
      const http = await overHttp();
      const count = http * (ROUND_MS / 1000);
      rounds.push({ bare: bareRate, http, processorUs: ((processorMs(server.pid) - usedMs) * 1000) / count });
    }
    const ratio = median(rounds.map((round) => round.http / round.bare));
    const http = Math.round(median(rounds.map((round) => round.http)));
    const sql = Math.round(median(rounds.map((round) => round.bare)));
    const each = Math.round(median(rounds.map(({ processorUs }) => processorUs)));
    const megabytes = Math.round(residentMegabytes(server.pid));
    for (const lane of lanes) lane.close();
    return [
      {
        what: `meal upsert with idempotency, ${name}, ${LANES} users at once: ${http}/s against ${sql}/s bare; ${each} µs of the server's processor`,
        measured: `${Math.round(ratio * 100)}%`,
        budget: '≥ 60%',
        ok: ratio >= 0.6,
      },
      {
        what: `memory of the server after it, ${name}`,
        measured: `${megabytes} MB`,
        budget: `≤ ${mostMegabytes} MB`,
        ok: megabytes <= mostMegabytes,
      },
    ];
  } finally {
    await server.end('SIGTERM');
  }
}

async function upsert(lane: Connection): Promise<void> {
  const body = JSON.stringify({
    meal: { id: uuidv7(), ...DISH, timestamp: { seconds: 1_768_460_000, nanoseconds: 0 } },
    date: DAY,
  });
  const { status, text } = await lane.send('POST', '/dashboard/meals', body, { 'Idempotency-Key': uuidv7() });
  if (status !== 200) throw new Error(`an upsert answered ${status}: ${text}`);
}

const DISH = { title: 'ლობიო ქოთანში', calories: 320, proteins: 18, carbs: 45, fats: 6.5, mealType: 'lunch' };

async function bareUpsert(
  user: string,
  ask: (name: string, text: string, values: readonly unknown[]) => Promise<unknown>,
): Promise<void> {
  const id = uuidv7();
  const dish = { id, ...DISH, date: DAY };
  const { title, calories, proteins, carbs, fats, mealType } = DISH;
  await ask('bare meal', BARE_MEAL, [user, id, DAY, title, calories, proteins, carbs, fats, mealType]);
  await ask('bare key', BARE_KEY, [user, uuidv7(), 'x'.repeat(43), JSON.stringify(dish)]);
}

const BARE_TABLES = `create table meals (user_id uuid, id uuid, date date, deleted boolean, title text, image_url text,
    calories double precision, proteins double precision, carbs double precision, fats double precision, meal_type text,
    seconds bigint, nanoseconds integer, ingredients json, rev bigint, primary key (user_id, id));
  create table idempotency (user_id uuid, key text, payload_hash text, status integer, body json, rev bigint, created_ms bigint,
    primary key (user_id, key))`;

const BARE_MEAL = `insert into meals (user_id, id, date, deleted, title, image_url, calories, proteins, carbs, fats, meal_type, seconds, nanoseconds, ingredients, rev)
  values ($1, $2, $3, false, $4, '', $5, $6, $7, $8, $9, 1768460000, 0, '[]', 1)
  on conflict (user_id, id) do update set date = excluded.date, title = excluded.title, calories = excluded.calories, rev = excluded.rev`;

const BARE_KEY = `insert into idempotency (user_id, key, payload_hash, status, body, rev, created_ms) values ($1, $2, $3, 200, $4, 1, 1768460000000)`;
