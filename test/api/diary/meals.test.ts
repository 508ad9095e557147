import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FEW_TRIALS, changesSince, dish, dishesOn, freshId, log, onEveryStore, serverDay } from '../support/world.ts';

const DAY = '2026-03-01';
const NEXT = '2026-03-02';

const remove = (user: Client, id: string, asOf?: number) =>
  user.ask('deleteMeal', {
    params: { date: DAY, mealType: 'lunch', mealId: id },
    ...(asOf !== undefined && { query: { asOf } }),
  });

onEveryStore({ env: FEW_TRIALS }, (world) => {
  describe('an entry', () => {
    test('is answered as it was logged, with its defaults', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY, {
        title: '  ხინკალი ',
        mealType: 'snack',
        timestamp: { seconds: 1_772_000_000, nanoseconds: 5 },
      });
      expect(entry).toMatchObject({
        title: 'ხინკალი',
        mealType: 'snacks',
        imageUrl: '',
        mealId: null,
        amount: null,
        unit: null,
        ingredients: [],
        timestamp: { seconds: 1_772_000_000, nanoseconds: 5 },
        date: DAY,
        pictureMissing: false,
        firestoreId: entry.id,
      });
      expect(await dishesOn(user, DAY)).toEqual([entry]);
    });

    test('gets an id from the server when it brings none', async () => {
      const user = await world().newUser();
      const { id } = await log(user, DAY, { id: undefined });
      expect(id).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('with the same id replaces the whole entry and moves between days; both days are stamped', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY, { amount: 200, unit: 'გ' });
      const moved = await log(user, NEXT, { id: entry.id, title: 'მწვადი', mealType: 'dinner' });
      expect(moved).toMatchObject({ id: entry.id, title: 'მწვადი', amount: null, timestamp: entry.timestamp });
      expect(await dishesOn(user, DAY)).toEqual([]);
      const [page] = await changesSince(user, entry.rev);
      expect(page?.days.map(({ date, rev }) => [date, rev]).toSorted()).toEqual([
        [DAY, moved.rev],
        [NEXT, moved.rev],
      ]);
    });

    test('counts into the day: sums to one decimal', async () => {
      const user = await world().newUser();
      await log(user, DAY, { calories: 100.1, proteins: 0.1, carbs: 0.1, fats: 0.1 });
      await log(user, DAY, { calories: 200.2, proteins: 0.2, carbs: 0.2, fats: 0.2, mealType: 'breakfast' });
      const { data } = await user.ask('getDashboard', { query: { date: DAY } });
      expect(data.progress.current).toEqual({ calories: 300.3, macros: { proteins: 0.3, carbs: 0.3, fats: 0.3 } });
    });

    test('of another user is out of reach: the same id is two entries', async () => {
      const [nino, gia] = await Promise.all([world().newUser(), world().newUser()]);
      const entry = await log(nino, DAY);
      const his = await log(gia, DAY, { id: entry.id, title: 'სხვა' });
      await remove(gia, his.id);
      expect(await dishesOn(nino, DAY)).toEqual([entry]);
    });

    test('keeps its figures to one decimal and its amounts as they were told, sent alone, in a batch or as a kept dish', async () => {
      const user = await world().newUser();
      const part = {
        name: 'პური',
        amount: 0.25,
        unit: 'ცალი',
        grams: 33.333,
        calories: 0.30000000000000004,
        protein: 1.25,
        fat: 1.05,
        carbs: 123.456,
      };
      const sent = {
        calories: 123.456,
        proteins: 0.30000000000000004,
        carbs: 1.005,
        fats: 2.45,
        amount: 0.125,
        ingredients: [part],
      };
      const kept = {
        calories: 123.5,
        proteins: 0.3,
        carbs: 1,
        fats: 2.5,
        amount: 0.125,
        ingredients: [{ ...part, calories: 0.3, protein: 1.3, fat: 1.1, carbs: 123.5 }],
      };
      const key = freshId();
      const body = { meal: dish(sent), date: DAY };
      const first = await user.ask('postMeal', { body }, { key });
      expect(first.data).toMatchObject(kept);
      const again = await user.ask('postMeal', { body }, { key });
      expect([again.status, again.data, again.body.meta]).toEqual([200, first.data, { replayed: true }]);
      const rounded = await user.ask(
        'postMeal',
        { body: { ...body, meal: { ...body.meal, calories: 123.5 } } },
        { key },
      );
      expect([rounded.status, rounded.body.code]).toEqual([422, 'idempotency-mismatch']);
      const batched = await user.ask('postBatch', {
        body: {
          operations: [
            { key: freshId(), method: 'POST', path: '/dashboard/meals', body: { meal: dish(sent), date: DAY } },
          ],
        },
      });
      expect(batched.data[0]?.body.data).toMatchObject(kept);
      const favourite = { title: 'პური', ...sent, starred: true, own: true };
      expect(
        (await user.ask('putFavourite', { params: { id: freshId() }, body: { dish: favourite } })).data.dish,
      ).toMatchObject(kept);
      expect((await user.ask('getExport')).data.days.flatMap(({ meals }) => meals)).toMatchObject([kept, kept]);
    });

    test('has a title that can be read', async () => {
      const user = await world().newUser();
      for (const title of ['\u200b', '\ufeff', '\u2060\u200d', '\u0301\u0302', '\u3164', ' \u00a0\u200b ', '\u2800']) {
        const { status, body } = await user.ask('postMeal', { body: { meal: dish({ title }), date: DAY } });
        expect([status, body.issues?.[0]?.path]).toEqual([400, 'meal.title']);
        const kept = await user.ask('putFavourite', {
          params: { id: freshId() },
          body: { dish: { title, calories: 1, starred: true, own: true } },
        });
        expect([kept.status, kept.body.issues?.[0]?.path]).toEqual([400, 'dish.title']);
      }
      for (const title of ['.', '5', '🥚', 'ა\u0301', '\u200bპური'])
        expect((await log(user, DAY, { title })).title).toBe(title);
    });

    test('keeps its ingredients', async () => {
      const user = await world().newUser();
      const ingredients = [
        {
          name: 'ლობიო',
          amount: 200,
          unit: 'გ',
          grams: 200,
          calories: 250,
          protein: 17,
          fat: 1,
          carbs: 45,
          foodId: 'bean',
        },
      ];
      expect((await log(user, DAY, { ingredients })).ingredients).toEqual(ingredients);
    });
  });

  describe('a deleted entry', () => {
    test('stays deleted whoever edits it later, unless it is restored', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY);
      const { data: gone } = await remove(user, entry.id);
      const late = await user.ask('postMeal', { body: { meal: dish({ id: entry.id }), date: NEXT } });
      expect(late.data).toEqual({ deleted: true, id: entry.id, rev: gone.rev });
      expect(await dishesOn(user, NEXT)).toEqual([]);
      const undone = await log(user, DAY, { id: entry.id, restore: true });
      expect(undone.rev).toBeGreaterThan(gone.rev);
      expect((await dishesOn(user, DAY)).map(({ id }) => id)).toEqual([entry.id]);
    });

    test('may be one that the server never saw, and deleting again renews its revision', async () => {
      const user = await world().newUser();
      const id = freshId();
      const first = await remove(user, id);
      expect(first.data).toMatchObject({ id, deleted: true });
      const second = await remove(user, id);
      expect(second.data.rev).toBeGreaterThan(first.data.rev);
      const { data } = await user.ask('postMeal', { body: { meal: dish({ id }), date: DAY } });
      expect(data).toMatchObject({ deleted: true });
    });

    test('is found by its id wherever it is by now', async () => {
      const user = await world().newUser();
      const entry = await log(user, NEXT, { mealType: 'dinner' });
      await remove(user, entry.id);
      expect(await dishesOn(user, NEXT)).toEqual([]);
      const [page] = await changesSince(user, entry.rev);
      expect(page?.days).toMatchObject([{ date: NEXT }]);
    });
  });

  describe('a re-send after a restore, with asOf', () => {
    test('is taken when nothing newer is here, also over an older tombstone', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY);
      const { data: gone } = await remove(user, entry.id);
      const body = { meal: dish({ id: entry.id, title: 'დაბრუნებული' }), date: DAY };
      expect((await user.ask('postMeal', { body: { ...body, asOf: gone.rev - 1 } })).data).toMatchObject({
        deleted: true,
      });
      expect((await user.ask('postMeal', { body: { ...body, asOf: gone.rev + 5 } })).data).toMatchObject({
        title: 'დაბრუნებული',
      });
    });

    test('leaves what is newer and answers it', async () => {
      const user = await world().newUser();
      const entry = await log(user, DAY);
      const edited = await log(user, DAY, { id: entry.id, title: 'ახალი' });
      const body = { meal: dish({ id: entry.id, title: 'ძველი' }), date: NEXT, asOf: entry.rev };
      expect((await user.ask('postMeal', { body })).data).toEqual(edited);
      expect((await remove(user, entry.id, entry.rev)).data).toEqual({ id: entry.id, deleted: false, rev: edited.rev });
      expect(await dishesOn(user, DAY)).toEqual([edited]);
      expect((await remove(user, entry.id, edited.rev)).data.deleted).toBe(true);
    });
  });

  describe('the history', () => {
    test('answers days with dishes by their date, both ends included', async () => {
      const user = await world().newUser();
      const days = [serverDay(-3), serverDay(-2), serverDay()];
      for (const day of days) await log(user, day);
      const { data, body } = await user.ask('getMealHistory', {
        query: { startDate: serverDay(-3), endDate: serverDay(-2) },
      });
      expect(Object.keys(data)).toEqual(days.slice(0, 2));
      expect(body.meta).toBeUndefined();
    });

    test('refuses a reversed range and one over 366 days', async () => {
      const user = await world().newUser();
      for (const [startDate, endDate, status] of [
        ['2026-01-02', '2026-01-01', 400],
        ['2025-01-01', '2026-01-02', 400],
        ['2025-01-01', '2026-01-01', 200],
        ['2026-01-01', '2026-01-01', 200],
      ] as const) {
        expect((await user.ask('getMealHistory', { query: { startDate, endDate } })).status).toBe(status);
      }
    });

    test('without access shows the last seven days and says from when', async () => {
      const guest = await world().newOutsider();
      for (const moved of [-8, -7, -6, 0]) await log(guest, serverDay(moved));
      const { data, body } = await guest.ask('getMealHistory', {
        query: { startDate: serverDay(-30), endDate: serverDay() },
      });
      expect(Object.keys(data)).toEqual([serverDay(-6), serverDay()]);
      expect(body.meta).toEqual({ limitedFrom: serverDay(-6) });
    });
  });
});
