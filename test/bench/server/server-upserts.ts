import { v7 as uuidv7 } from 'uuid';
import pg from 'pg';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { freshDatabase, startPostgres } from '#test/api/support/postgres.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { onboard, perSecond, type Connection } from './http-load.ts';
import { residentMegabytes } from '../support/process-figures.ts';

const LANES = 32;
const ROUND_MS = 2_500;
const ROUNDS = 5;
const DAY = '2026-01-15';

/** Meal upserts over HTTP, with idempotency, against the same two SQL statements sent bare by the same generator. */
export async function run(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await freshDatabase(postgres.url);
  const entry = await bundleServer(bundleFolder('bench/server'));
  const server = await startServer(
    entry,
    { databaseUrl },
    { env: { DATABASE_CONNECTIONS: String(LANES) }, nodeFlags: [] },
  );
  const pool = new pg.Pool({ connectionString: databaseUrl, max: LANES });
  // The database may go before the last of these connections has said goodbye.
  pool.on('error', () => undefined);
  try {
    const lanes = await Promise.all(Array.from({ length: LANES }, () => onboard(server.port)));
    const users = lanes.map(() => uuidv7());
    const overHttp = () => perSecond(lanes, ROUND_MS, upsert);
    const bare = () => perSecond(users, ROUND_MS, (user) => bareUpsert(pool, user));
    await overHttp();
    await bare();
    const rounds: { http: number; bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push({ bare: await bare(), http: await overHttp() });
    const ratio = median(rounds.map((round) => round.http / round.bare));
    const http = Math.round(median(rounds.map((round) => round.http)));
    const sql = Math.round(median(rounds.map((round) => round.bare)));
    const megabytes = Math.round(residentMegabytes(server.pid));
    for (const lane of lanes) lane.close();
    return [
      {
        what: `meal upsert with idempotency, PostgreSQL, ${LANES} users at once: ${http}/s against ${sql}/s bare`,
        measured: `${Math.round(ratio * 100)}%`,
        budget: '≥ 60%',
        ok: ratio >= 0.6,
      },
      {
        what: 'memory of the server after it, PostgreSQL',
        measured: `${megabytes} MB`,
        budget: '≤ 200 MB',
        ok: megabytes <= 200,
      },
    ];
  } finally {
    await server.end('SIGTERM');
    await pool.end();
    await postgres.stop();
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

async function bareUpsert(pool: pg.Pool, user: string): Promise<void> {
  const id = uuidv7();
  const dish = { id, ...DISH, date: DAY };
  await pool.query({
    name: 'bare meal',
    text: BARE_MEAL,
    values: [user, id, DAY, DISH.title, DISH.calories, DISH.proteins, DISH.carbs, DISH.fats, DISH.mealType],
  });
  await pool.query({
    name: 'bare key',
    text: BARE_KEY,
    values: [user, uuidv7(), 'x'.repeat(43), JSON.stringify(dish)],
  });
}

const BARE_MEAL = `insert into meals (user_id, id, date, deleted, title, image_url, calories, proteins, carbs, fats, meal_type, seconds, nanoseconds, ingredients, rev)
  values ($1, $2, $3, false, $4, '', $5, $6, $7, $8, $9, 1768460000, 0, '[]', 1)
  on conflict (user_id, id) do update set date = excluded.date, title = excluded.title, calories = excluded.calories, rev = excluded.rev`;

const BARE_KEY = `insert into idempotency (user_id, key, payload_hash, status, body, rev, created_ms) values ($1, $2, $3, 200, $4, 1, 1768460000000)`;
