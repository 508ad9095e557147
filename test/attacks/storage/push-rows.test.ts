import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FIRST_REMINDERS } from '#domain/reminders/reminder-settings.ts';
import { startPushService, type PushService } from '#test/api/support/outside/push-service.ts';
import { freshId, onStore } from '#test/api/support/world.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.stop());

onStore('PostgreSQL', {}, (world) => {
  test('a session that names itself a new device each time, also many times at once, keeps three rows', async () => {
    const [user, other] = [await world().newUser(), await world().newUser()];
    const wish = () => ({
      device: freshId(),
      subscription: { ...service.subscribe().subscription, endpoint: 'https://fcm.googleapis.com/fcm/send/abc' },
      timeZone: 'Asia/Tbilisi',
      reminders: { ...FIRST_REMINDERS, on: true },
    });
    await other.ask('putReminders', { body: wish() });
    const answers = await Promise.all(Array.from({ length: 12 }, () => user.ask('putReminders', { body: wish() })));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const { store } = world();
    const database = new pg.Client({ connectionString: 'databaseUrl' in store ? store.databaseUrl : '' });
    await database.connect();
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from reminders group by user_id order by count',
    );
    await database.end();
    expect(rows.map(({ count }) => count)).toEqual([1, 3]);
  });
});
