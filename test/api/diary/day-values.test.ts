import { describe, expect, test } from 'vitest';
import { FEW_TRIALS, changesSince, freshId, onEveryStore, serverDay } from '../support/world.ts';

const DAY = '2026-03-01';

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('water', () => {
    test('twenty glasses poured at once add up', async () => {
      const user = await world().newUser();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => user.ask('postWater', { body: { date: DAY, delta: 250, id: freshId() } })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ data }) => data.rev)).size).toBe(20);
      const { data } = await user.ask('getDashboard', { query: { date: DAY } });
      expect(data.waterIntake.totalIntake).toBe(5000);
      expect(data.waterIntake.rows).toHaveLength(20);
    });

    test('never falls below zero nor rises above 20 litres: a row holds what it really moved', async () => {
      const user = await world().newUser();
      const pour = (delta: number, id: string) => user.ask('postWater', { body: { date: DAY, delta, id } });
      await pour(200, 'a');
      expect((await pour(-500, 'b')).data).toMatchObject({
        totalIntake: 0,
        rows: [{ ml: 200 }, { id: 'b', ml: -200 }],
      });
      await pour(19_900, 'c');
      expect((await pour(500, 'd')).data).toMatchObject({ totalIntake: 20_000 });
    });

    test('of the same id changes nothing again, with or without a key, on any day', async () => {
      const user = await world().newUser();
      const first = await user.ask('postWater', { body: { date: DAY, delta: 250, id: 'glass' } });
      const again = await user.ask('postWater', { body: { date: DAY, delta: 250, id: 'glass' } }, { key: freshId() });
      expect(again.data).toEqual(first.data);
      const elsewhere = await user.ask('postWater', { body: { date: '2026-03-02', delta: 250, id: 'glass' } });
      expect(elsewhere.data).toMatchObject({ totalIntake: 0, rev: first.data.rev });
    });

    test('as a total becomes the row that makes it so', async () => {
      const user = await world().newUser();
      await user.ask('postWater', { body: { date: DAY, delta: 700, id: 'a' } });
      const { data } = await user.ask('postWater', { body: { date: DAY, amount: 500 } }, { key: 'total' });
      expect(data.totalIntake).toBe(500);
      expect(data.rows.at(-1)).toEqual({ id: 'total', ml: -200 });
    });

    test('is kept in whole ml', async () => {
      const user = await world().newUser();
      expect((await user.ask('postWater', { body: { date: DAY, delta: 250.5, id: freshId() } })).data.totalIntake).toBe(
        251,
      );
      expect(
        (await user.ask('postWater', { body: { date: DAY, delta: -0.30000000000000004, id: freshId() } })).data
          .totalIntake,
      ).toBe(251);
      expect((await user.ask('postWater', { body: { date: DAY, amount: 1000.4 } })).data).toMatchObject({
        totalIntake: 1000,
      });
    });

    test('takes its id from the key; a delta with neither is refused; delta wins over amount', async () => {
      const user = await world().newUser();
      const { data } = await user.ask(
        'postWater',
        { body: { date: DAY, delta: 100, amount: 9000 } },
        { key: 'the-key' },
      );
      expect(data.rows).toEqual([{ id: 'the-key', ml: 100 }]);
      const { status, body } = await user.ask('postWater', { body: { date: DAY, delta: 100 } });
      expect([status, body.issues?.[0]?.path]).toEqual([400, 'id']);
      expect((await user.ask('postWater', { body: { date: DAY } })).status).toBe(400);
    });

    test('as a total sent again after a restore yields to newer rows', async () => {
      const user = await world().newUser();
      const first = await user.ask('postWater', { body: { date: DAY, delta: 700, id: 'a' } });
      const newer = await user.ask('postWater', { body: { date: DAY, delta: 100, id: 'b' } });
      const late = await user.ask('postWater', { body: { date: DAY, amount: 50, asOf: first.data.rev } });
      expect(late.data).toEqual(newer.data);
    });
  });

  describe('weigh-ins', () => {
    test('of one day are one, to one decimal, the last wins; taking back is final until the next', async () => {
      const user = await world().newUser();
      await user.ask('postWeight', { body: { date: DAY, weight: 61 } });
      expect((await user.ask('postWeight', { body: { date: DAY, weight: 60.25 } })).data.weight).toBe(60.3);
      const { data: back } = await user.ask('deleteWeight', { params: { date: DAY } });
      const [page] = await changesSince(user, back.rev - 1);
      expect(page?.weights).toMatchObject([{ date: DAY, weight: null, rev: back.rev }]);
      expect((await user.ask('getDashboard')).data.weightHistory.map(({ date }) => date)).toEqual([serverDay()]);
      expect((await user.ask('deleteWeight', { params: { date: '2026-01-01' } })).status).toBe(200);
    });

    test.each([19.9, 400.1, -1, 0])('of %d kg are refused', async (weight) => {
      const user = await world().newUser();
      expect((await user.ask('postWeight', { body: { date: DAY, weight } })).status).toBe(400);
    });

    test('sent again after a restore yield to a newer one and to its taking back', async () => {
      const user = await world().newUser();
      const first = await user.ask('postWeight', { body: { date: DAY, weight: 61 } });
      const back = await user.ask('deleteWeight', { params: { date: DAY } });
      const late = await user.ask('postWeight', { body: { date: DAY, weight: 61, asOf: first.data.rev } });
      expect(late.data).toMatchObject({ weight: null, rev: back.data.rev });
      const taken = await user.ask('postWeight', { body: { date: DAY, weight: 62, asOf: back.data.rev } });
      expect(taken.data.weight).toBe(62);
    });
  });

  describe('goals', () => {
    test('hold from their day on; calories take the macros along', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('putCalories', { body: { calories: 2292, date: serverDay(1) } });
      expect(data).toMatchObject({ calories: 2292, macros: { proteins: 208, carbs: 260, fats: 65 } });
      expect((await user.ask('getDashboard')).data.progress.goals.calories).toBe(1146);
      expect((await user.ask('getDashboard', { query: { date: serverDay(2) } })).data.progress.goals.calories).toBe(
        2292,
      );
      expect((await user.ask('getDashboard', { query: { date: '2001-01-01' } })).data.progress.goals.calories).toBe(
        1146,
      );
    });

    test('of calories may go anywhere and back: the macros come back with them', async () => {
      const user = await world().newUser();
      const { data: start } = await user.ask('putCalories', { body: { calories: 2292 } });
      const { data: low } = await user.ask('putCalories', { body: { calories: 1 } });
      expect(low.macros).toEqual({ proteins: 0.1, carbs: 0.1, fats: 0 });
      const told = (await changesSince(user, 0)).flatMap(({ goals }) => goals);
      expect(told.at(-1)?.basis).toEqual({ calories: 1146, macros: { proteins: 104, carbs: 130, fats: 32.5 } });
      const later = await user.ask('putCalories', { body: { calories: 2292, date: serverDay(1) } });
      expect(later.data.macros).toEqual(start.macros);
      expect((await user.ask('putCalories', { body: { calories: 1146 } })).data.macros).toEqual({
        proteins: 104,
        carbs: 130,
        fats: 32.5,
      });
      await user.ask('putMacros', { body: { proteins: 90, carbs: 100, fats: 40 } });
      for (const calories of [7, 19_999, 3]) await user.ask('putCalories', { body: { calories } });
      expect((await user.ask('putCalories', { body: { calories: 1146 } })).data.macros).toEqual({
        proteins: 90,
        carbs: 100,
        fats: 40,
      });
    });

    test('are told as a timeline, from the entry that holds on the first day', async () => {
      const user = await world().newUser();
      await user.ask('putCalories', { body: { calories: 1500, date: serverDay(1) } });
      await user.ask('putWaterGoal', { body: { waterGoal: 2500, date: serverDay(2) } });
      const asked = async (query: Record<string, string>) =>
        (await user.ask('getGoals', { query })).data.map(({ date, calories, waterGoal }) => [
          date,
          calories,
          waterGoal,
        ]);
      const [today, tomorrow, after] = [
        [serverDay(), 1146, 2000],
        [serverDay(1), 1500, 2000],
        [serverDay(2), 1500, 2500],
      ];
      expect(await asked({})).toEqual([today, tomorrow, after]);
      expect(await asked({ startDate: serverDay(1), endDate: serverDay(1) })).toEqual([tomorrow]);
      expect(await asked({ startDate: '2020-01-01', endDate: '2020-02-01' })).toEqual([]);
      expect((await user.ask('getGoals', { query: { startDate: serverDay(1), endDate: serverDay() } })).status).toBe(
        400,
      );
      expect((await (await world().newGuest()).ask('getGoals')).data).toEqual([]);
      expect((await world().nobody.ask('getGoals')).status).toBe(401);
    });

    test('of water and macros change alone', async () => {
      const user = await world().newUser();
      await user.ask('putMacros', { body: { proteins: 90, carbs: 100, fats: 40 } });
      const { data } = await user.ask('putWaterGoal', { body: { waterGoal: 2500 } });
      expect(data).toMatchObject({
        calories: 1146,
        macros: { proteins: 90, carbs: 100, fats: 40 },
        waterGoal: 2500,
        date: serverDay(),
      });
    });

    test('of macros are kept to one decimal', async () => {
      const user = await world().newUser();
      const { data } = await user.ask('putMacros', {
        body: { proteins: 123.456, carbs: 0.30000000000000004, fats: 65.25 },
      });
      expect(data.macros).toEqual({ proteins: 123.5, carbs: 0.3, fats: 65.3 });
    });

    test('of macros and diets but the balanced one need access', async () => {
      const guest = await world().newOutsider();
      const macros = await guest.ask('putMacros', { body: { proteins: 1, carbs: 1, fats: 1 } });
      expect([macros.status, macros.body.code]).toEqual([403, 'premium-required']);
      expect((await guest.ask('putCalories', { body: { calories: 1500 } })).status).toBe(200);
      expect((await guest.ask('postDiet', { body: { dietId: 'low-carb' } })).status).toBe(404);
    });

    test.each([0, -1, 20_001, 1.5, '1500'])('of %s kcal are refused', async (calories) => {
      const user = await world().newUser();
      expect((await user.ask('putCalories', { body: { calories } })).status).toBe(400);
    });

    test('sent again after a restore yield to newer ones of the same day', async () => {
      const user = await world().newUser();
      const first = await user.ask('putCalories', { body: { calories: 1500 } });
      const newer = await user.ask('putWaterGoal', { body: { waterGoal: 2500 } });
      expect((await user.ask('putCalories', { body: { calories: 1400, asOf: first.data.rev } })).data).toEqual(
        newer.data,
      );
      expect((await user.ask('putCalories', { body: { calories: 1400, asOf: newer.data.rev } })).data.calories).toBe(
        1400,
      );
    });
  });

  describe('a diet', () => {
    test('brings a new plan and its own macro split', async () => {
      const user = await world().newUser();
      const { data: before } = await user.ask('getMealPlan');
      const { data } = await user.ask('postDiet', { body: { dietId: 'low-carb' } });
      expect(data).toMatchObject({ dietId: 'low-carb', goal: 'lose-weight' });
      expect(data.planId).not.toBe(before.planId);
      const goals = async () => (await user.ask('getDashboard')).data.progress.goals;
      expect(await goals()).toEqual({ calories: 1146, macros: { carbs: 28.7, proteins: 57.3, fats: 89.1 } });
      await user.ask('postDiet', { body: { dietId: 'high-protein' } });
      expect(await goals()).toEqual({ calories: 1146, macros: { carbs: 114.6, proteins: 86, fats: 38.2 } });
      await user.ask('postDiet', { body: { dietId: 'balanced' } });
      expect((await goals()).macros).toEqual({ proteins: 104, carbs: 130, fats: 32.5 });
    });

    test('is told with whether it needs access; an unknown one is refused', async () => {
      const { data } = await world().nobody.ask('getDiets');
      expect(data.filter(({ needsAccess }) => !needsAccess)).toEqual([{ dietId: 'balanced', needsAccess: false }]);
      const user = await world().newUser();
      expect((await user.ask('postDiet', { body: { dietId: 'raw' } })).status).toBe(400);
    });
  });

  describe('the dashboard', () => {
    test('is answered 304 until something changes', async () => {
      const user = await world().newUser();
      const { headers } = await user.ask('getDashboard', { query: { date: DAY } });
      const etag = headers.get('ETag') ?? '';
      const again = () => user.ask('getDashboard', { query: { date: DAY } }, { headers: { 'If-None-Match': etag } });
      expect((await again()).status).toBe(304);
      const other = await user.ask(
        'getDashboard',
        { query: { date: '2026-03-02' } },
        { headers: { 'If-None-Match': etag } },
      );
      expect(other.status).toBe(200);
      await user.ask('postWater', { body: { date: '2026-01-01', delta: 250, id: 'a' } });
      const fresh = await again();
      expect(fresh.status).toBe(200);
      expect(fresh.headers.get('ETag')).not.toBe(etag);
    });

    test('shows the last 365 weigh-ins, oldest first', async () => {
      const user = await world().newUser();
      const first = Date.UTC(2024, 0, 1);
      const operations = Array.from({ length: 400 }, (_, index) => ({
        key: freshId(),
        method: 'POST',
        path: '/dashboard/weight',
        body: { date: new Date(first + index * 86_400_000).toISOString().slice(0, 10), weight: 60 + index / 10 },
      }));
      await user.ask('postBatch', { body: { operations } });
      const { weightHistory } = (await user.ask('getDashboard')).data;
      expect(weightHistory).toHaveLength(365);
      expect(weightHistory.map(({ date }) => date)).toEqual(weightHistory.map(({ date }) => date).toSorted());
      expect(weightHistory.at(-1)?.date).toBe(serverDay());
    });
  });
});
