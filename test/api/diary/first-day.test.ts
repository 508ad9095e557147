import { describe, expect, test } from 'vitest';
import { getFirstDay } from '#contract/diary/first-day.ts';

import { FEW_TRIALS, log, onEveryStore, serverDay } from '../support/world.ts';

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('what an empty device shows first', () => {
    test('is the energy of the day against its goal and how the trial stands, as the whole answers tell', async () => {
      const user = await world().newUser();
      const other = await world().newUser();
      const date = serverDay();
      await log(user, date, { calories: 430 });
      await log(user, date, { calories: 120 });
      await log(user, serverDay(-1), { calories: 999 });
      await log(other, date, { calories: 9000 });
      const { data } = await user.ask('getFirstDay', { query: { date } });
      const { progress } = (await user.ask('getDashboard', { query: { date } })).data;
      expect(data).toEqual({
        date,
        eaten: 550,
        goal: progress.goals.calories,
        payment: (await user.ask('getPaymentInfo')).data,
      });
    });

    test('is there without a plan too, for today where no day is named, and small', async () => {
      const { status, data } = await (await world().newGuest()).ask('getFirstDay');
      expect(status).toBe(200);
      expect(data).toMatchObject({ date: serverDay(), eaten: 0 });
      expect(data.goal).toBeGreaterThan(1000);
      expect(JSON.stringify(data).length).toBeLessThan(500);
    });

    test('is told to nobody else, and of no day that is none', async () => {
      expect((await world().nobody.ask('getFirstDay')).status).toBe(401);
      const user = await world().newUser();
      expect((await user.get(`${getFirstDay.path}?date=2026-02-30`)).status).toBe(400);
    });
  });
});
