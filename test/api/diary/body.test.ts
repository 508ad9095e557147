import { describe, expect, test } from 'vitest';
import { addDays, daysFrom, type DiaryDay } from '#domain/diary/diary-day.ts';
import { expenditureOn } from '#domain/body/expenditure/expenditure.ts';
import type { Client } from '../support/client.ts';
import { FEW_TRIALS, log, onEveryStore } from '../support/world.ts';

const DAY: DiaryDay = '2026-03-01';
const MEALS = ['breakfast', 'lunch', 'dinner'] as const;

const eat = async (user: Client, date: DiaryDay, kcal: number) => {
  for (const mealType of MEALS) await log(user, date, { mealType, calories: kcal / 3 });
};
const weigh = (user: Client, date: DiaryDay, weight: number) => user.ask('postWeight', { body: { date, weight } });
const expenditure = async (user: Client, date: DiaryDay) =>
  (await user.ask('getExpenditure', { query: { date } })).data;

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('what the body burns', () => {
    test('is being learned at first: the answer says what is missing, and what the formula says', async () => {
      const user = await world().newUser();
      expect(await expenditure(user, DAY)).toMatchObject({
        status: 'learning',
        kcal: null,
        low: null,
        high: null,
        formulaKcal: 1763,
        loggedDays: 0,
        missing: ['logged-days', 'weigh-ins'],
      });
    });

    test('is told from the 14th full day and the 6th weigh-in on, of the rows of this user alone', async () => {
      const user = await world().newUser();
      const other = await world().newUser();
      const days = daysFrom(DAY, addDays(DAY, 13));
      const last = addDays(DAY, 13);
      for (const [at, date] of days.entries()) {
        await eat(user, date, 1800);
        if (at % 3 === 0) await weigh(user, date, 66 - at / 14);
      }
      await log(other, DAY, { calories: 9000 });
      expect(await expenditure(user, last)).toMatchObject({
        status: 'learning',
        loggedDays: 14,
        weighIns: 5,
        missing: ['weigh-ins'],
      });
      await weigh(user, last, 65);
      const told = await expenditure(user, last);
      expect(told).toMatchObject({ status: 'known', loggedDays: 14, weighIns: 6, missing: [] });
      const same = expenditureOn(last, {
        days: days.map((date) => ({ date, kcal: 1800, meals: MEALS })),
        weighIns: [
          ...days.flatMap((date, at) => (at % 3 === 0 ? [{ date, kg: Math.round((66 - at / 14) * 10) / 10 }] : [])),
          { date: last, kg: 65 },
        ],
        formulaKcal: told.formulaKcal,
      });
      expect(Math.abs((told.kcal ?? 0) - (same.kcal ?? 0))).toBeLessThanOrEqual(1);
      expect(await expenditure(other, last)).toMatchObject({ status: 'learning', loggedDays: 1 });
      await user.ask('deleteWeight', { params: { date: last } });
      expect((await expenditure(user, last)).status).toBe('learning');
    });

    test('takes a day of which only a little was logged as unknown', async () => {
      const user = await world().newUser();
      await eat(user, DAY, 2100);
      await eat(user, addDays(DAY, 1), 2000);
      await log(user, addDays(DAY, 2), { mealType: 'breakfast', calories: 300 });
      expect((await expenditure(user, addDays(DAY, 2))).loggedDays).toBe(2);
    });

    test('believes what the person says of a day', async () => {
      const user = await world().newUser();
      const mark = (date: DiaryDay, logged: string) =>
        user.ask('putThing', { params: { name: 'day-marks', key: date }, body: { logged } });
      await eat(user, DAY, 2100);
      await log(user, addDays(DAY, 1), { mealType: 'breakfast', calories: 300 });
      const loggedOn = async () => (await expenditure(user, addDays(DAY, 1))).loggedDays;
      expect(await loggedOn()).toBe(1);
      await mark(addDays(DAY, 1), 'all');
      expect(await loggedOn()).toBe(2);
      await mark(DAY, 'part');
      expect(await loggedOn()).toBe(1);
      await user.ask('deleteThing', { params: { name: 'day-marks', key: DAY } });
      expect(await loggedOn()).toBe(2);
    });

    test('is asked with a bearer and a day', async () => {
      expect((await world().nobody.ask('getExpenditure')).status).toBe(401);
      const user = await world().newUser();
      expect((await user.ask('getExpenditure', { query: { date: '2026-02-30' } })).body.code).toBe('invalid-input');
      expect((await user.ask('getExpenditure')).status).toBe(200);
    });
  });

  describe('the calendar of fasts', () => {
    const calendar = (startDate: string, endDate: string) =>
      world().nobody.ask('getFastingCalendar', { query: { startDate, endDate } });

    test('is told to anybody, for days to come, with Georgian names', async () => {
      const { status, data } = await calendar('2031-04-11', '2031-04-14');
      expect(status).toBe(200);
      expect(data).toEqual([
        { date: '2031-04-11', level: 'strict', typikon: 'strict', season: 'ვნების შვიდეული', name: 'დიდი პარასკევი' },
        { date: '2031-04-12', level: 'oil', typikon: 'strict', season: 'ვნების შვიდეული', name: 'დიდი შაბათი' },
        { date: '2031-04-13', level: 'none', typikon: 'none', season: 'ბრწყინვალე შვიდეული', name: 'აღდგომა' },
        { date: '2031-04-14', level: 'none', typikon: 'none', season: 'ბრწყინვალე შვიდეული', name: null },
      ]);
    });

    test('spans at most 400 days, forwards', async () => {
      expect((await calendar('2026-01-01', '2027-02-04')).data).toHaveLength(400);
      const refused = await Promise.all(
        [
          ['2026-01-01', '2027-02-05'],
          ['2026-01-02', '2026-01-01'],
          ['2026-13-01', '2026-12-31'],
          ['1999-12-31', '2000-01-02'],
          ['2199-12-31', '2200-01-01'],
        ].map(([from = '', to = '']) => calendar(from, to)),
      );
      expect(refused.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
      expect(
        (await world().nobody.ask('getFastingCalendar', { query: { startDate: '2026-01-01' } as never })).body
          .issues?.[0]?.path,
      ).toBe('endDate');
    });
  });
});
