import pg from 'pg';
import { bundleFolder, bundleServer } from '#test/api/support/bundle-server.ts';
import { freshDatabase, startPostgres } from '#test/api/support/database/postgres.ts';
import { startServer } from '#test/api/support/start-server.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { onboard, type Connection } from './http-load.ts';

const DISHES_A_DAY = 6;
const GLASSES_A_DAY = 6;
const ASKED = 400;
const DAY = '2026-01-15';
/** What the figures of a shared machine differ by from one run to the next. */
const NOISE = 1.25;

/** One day's snapshot of a user with one month of diary against one with 36. */
export async function run(): Promise<BenchRow[]> {
  const postgres = await startPostgres({ durable: true });
  const databaseUrl = await freshDatabase(postgres.url);
  const server = await startServer(
    await bundleServer(bundleFolder('bench/server')),
    { databaseUrl },
    { nodeFlags: [] },
  );
  const database = new pg.Client({ connectionString: databaseUrl });
  try {
    await database.connect();
    const one = await diaryOf(server.port, database, 30);
    const many = await diaryOf(server.port, database, 3 * 365);
    await database.query('vacuum analyze');
    await Promise.all([askDay(one), askDay(many)]);
    const samples = { one: [] as number[], many: [] as number[] };
    for (let count = 0; count < ASKED; count++) {
      samples.one.push(await askDay(one));
      samples.many.push(await askDay(many));
    }
    one.close();
    many.close();
    const [short, long] = [median(samples.one), median(samples.many)];
    return [
      {
        what: `day snapshot, PostgreSQL, 36 months stored (${long.toFixed(1)} ms) against 1 month (${short.toFixed(1)} ms)`,
        measured: `${(long / short).toFixed(2)} times`,
        budget: `≤ ${NOISE} times`,
        ok: long / short <= NOISE,
      },
    ];
  } finally {
    await database.end();
    await server.end('SIGTERM');
    await postgres.stop();
  }
}

/** A user with that many days of diary, the last of them DAY; the rows are written past the server to save time. */
async function diaryOf(port: number, database: pg.Client, days: number): Promise<Connection> {
  const user = await onboard(port);
  const { rows } = await database.query<{ user_id: string }>(
    'select user_id from users order by created_ms desc limit 1',
  );
  const uid = rows[0]?.user_id;
  await database.query(
    `insert into meals (user_id, id, date, deleted, title, image_url, calories, proteins, carbs, fats, meal_type, seconds, nanoseconds, ingredients, rev)
     select $1, gen_random_uuid(), $2::date - day, false, 'ლობიო', '', 320, 18, 45, 6, 'lunch', 1768460000 - day * 86400 + dish, 0, '[]', 10
     from generate_series(0, $3::integer - 1) day, generate_series(1, $4::integer) dish`,
    [uid, DAY, days, DISHES_A_DAY],
  );
  await database.query(
    `insert into water (user_id, id, date, ml, rev) select $1, gen_random_uuid()::text, $2::date - day, 250, 10
     from generate_series(0, $3::integer - 1) day, generate_series(1, $4::integer) glass`,
    [uid, DAY, days, GLASSES_A_DAY],
  );
  await database.query(
    `insert into days (user_id, date, rev) select $1, $2::date - day, 10 from generate_series(0, $3::integer - 1) day`,
    [uid, DAY, days],
  );
  // Both users have as many weigh-ins: the dashboard shows up to 365 of them, which is not what is measured here.
  await database.query(
    `insert into weights (user_id, date, weight, at_ms, rev) select $1, $2::date - day, 65, 0, 10 from generate_series(0, 364) day
     on conflict do nothing`,
    [uid, DAY],
  );
  return user;
}

async function askDay(user: Connection): Promise<number> {
  const started = performance.now();
  const { status, text } = await user.send('GET', `/dashboard?date=${DAY}`, '');
  const ms = performance.now() - started;
  if (status !== 200) throw new Error(`the day answered ${status}: ${text}`);
  const { data } = JSON.parse(text) as { data: { mealHistory: { meals: { lunch: { dishes: unknown[] } } } } };
  if (data.mealHistory.meals.lunch.dishes.length !== DISHES_A_DAY) throw new Error('the day is not whole');
  return ms;
}
