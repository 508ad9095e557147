import { expect, test } from 'vitest';
import { IN_ONE_MINUTE } from '../support/clock-ahead.ts';
import { DidNotStart } from '../support/start-server.ts';
import { dish, log, onStore } from '../support/world.ts';

const TOKEN = 'a-long-metrics-token';

onStore('PostgreSQL', { env: { ...IN_ONE_MINUTE, METRICS_TOKEN: TOKEN, LIMIT_NEW_USERS: '1' } }, (world) => {
  const read = async (token?: string) => {
    const response = await fetch(
      `${world().server.origin}/metrics`,
      token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
    );
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
  const figure = (text: string, series: string): number =>
    Number(
      text
        .split('\n')
        .find((line) => line.startsWith(`${series} `))
        ?.slice(series.length + 1),
    );

  test('metrics are read with the token alone, and count by route without naming anybody', async () => {
    expect([(await read()).status, (await read('a-wrong-metrics-token')).status]).toEqual([401, 401]);
    const user = await world().newUser();
    const meal = await log(user, '2026-03-01', { title: 'საიდუმლო' });
    await user.ask('deleteMeal', { params: { date: '2026-03-01', mealType: 'lunch', mealId: meal.id } });
    await user.ask('postMeal', { body: { meal: dish({ calories: -1 }), date: '2026-03-01' } });
    await world().nobody.ask('postAnonymous');
    await world().nobody.ask('postAnonymous');

    const { status, type, text } = await read(TOKEN);
    expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
    expect(figure(text, 'lukma_http_requests_total{method="POST",route="/api/dashboard/meals",status="200"}')).toBe(1);
    expect(figure(text, 'lukma_http_requests_total{method="POST",route="/api/dashboard/meals",status="400"}')).toBe(1);
    expect(
      figure(
        text,
        'lukma_http_request_duration_seconds_count{method="DELETE",route="/api/dashboard/meals/{date}/{mealType}/{mealId}"}',
      ),
    ).toBe(1);
    expect(figure(text, 'lukma_rate_limit_refusals_total{limit="new-user",window="minute"}')).toBeGreaterThan(0);
    expect(figure(text, 'lukma_database_statement_duration_seconds_count{statement="commit"}')).toBeGreaterThan(0);
    for (const queue of ['reminders', 'renewals', 'bank_answers']) expect(figure(text, `lukma_${queue}_due`)).toBe(0);
    expect(figure(text, 'process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    const { data } = await user.ask('getMe');
    for (const secret of ['საიდუმლო', meal.id, data.uid, user.token ?? '-', '127.0.0.1', '2026-03-01'])
      expect(text).not.toContain(secret);
  });

  test('a histogram counts every request in the bucket of its time and in all above', async () => {
    const { text } = await read(TOKEN);
    const buckets = [
      ...text.matchAll(
        /^lukma_http_request_duration_seconds_bucket\{method="POST",route="\/api\/auth\/anonymous",le="([^"]+)"\} (\d+)$/gm,
      ),
    ];
    const counts = buckets.map(([, , count]) => Number(count));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect([buckets.at(-1)?.[1], counts.at(-1)]).toEqual(['+Inf', 2]);
  });

  test('without the setting there is no such page; a short token does not start', async () => {
    const plain = await world().start();
    expect((await fetch(`${plain.origin}/metrics`)).status).toBe(404);
    await plain.end('SIGTERM');
    const error = await world()
      .start({ env: { METRICS_TOKEN: 'short' } })
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(DidNotStart);
    expect(error).toMatchObject({ exitCode: 2, output: expect.stringContaining('METRICS_TOKEN') as string });
  });
});
