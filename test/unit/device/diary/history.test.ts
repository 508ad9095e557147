import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { changeGoals } from '#device/diary/commands/goals.ts';
import { addMeal, deleteMeal, replaceMeal, restoreMeal } from '#device/diary/commands/meals.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { deleteWeight, setWeight } from '#device/diary/commands/weight.ts';
import { historyOf } from '#device/diary/hooks/use-history.ts';
import { streakUntil } from '#device/diary/hooks/use-streak.ts';
import { diaryEnds, readCsvDays } from '#device/transfer/export/read-csv-days.ts';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { databaseName, DiaryDatabase } from '#device/diary/schema.ts';
import { sampleRow, TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary } from '../open-test-diary.ts';

const ago = (days: number): DiaryDay => addDays(TODAY, -days);

test('the history reads each day with its own goals', async () => {
  const diary = openFreshDiary();
  await addMeal(khachapuri({ date: ago(2) }));
  await addMeal(khachapuri());
  await addMeal(khachapuri());
  await addMeal(khachapuri({ date: ago(9) }));
  await addWater(YESTERDAY, 500);
  await changeGoals(ago(5), { field: 'calories', calories: 1800 });
  await changeGoals(TODAY, { field: 'calories', calories: 1500 });

  const days = await historyOf(diary, { from: ago(2), to: TODAY });

  expect(
    days.map(({ day, dishes, eaten, waterMl, goals }) => [day, dishes, eaten.calories, waterMl, goals.calories]),
  ).toEqual([
    [ago(2), 1, 420, 0, 1800],
    [YESTERDAY, 0, 0, 500, 1800],
    [TODAY, 2, 840, 0, 1500],
  ]);
});

test('the streak is followed back as far as it reaches', async () => {
  const diary = openFreshDiary();
  expect(await streakUntil(diary, TODAY)).toMatchObject({ days: 0 });
  const logged = Array.from({ length: 135 }, (_, back) => back).filter((back) =>
    back < 130 ? back % 10 !== 9 : back > 132,
  );
  // Straight into the view: a hundred taps take seconds.
  await diary.store.write((tx) =>
    tx.meals.putMany(logged.map((back) => sampleRow(`dish-${back}`, 1, { date: ago(back) }))),
  );

  expect(await streakUntil(diary, TODAY)).toEqual({ days: 117, rests: 12, since: ago(128) });
});

test('a day counts as long as it holds a dish, whatever becomes of the others', async () => {
  const diary = openFreshDiary();
  const streak = async () => (await streakUntil(diary, TODAY)).days;
  const lunch = await addMeal(khachapuri());
  const dinner = await addMeal(khachapuri());
  expect(await streak()).toBe(1);

  await replaceMeal({ ...lunch, date: YESTERDAY });
  expect(await streak()).toBe(2);
  await deleteMeal(dinner.id);
  expect(await streak()).toBe(1);
  await restoreMeal(dinner);
  await diary.store.write((tx) =>
    tx.meals.putMany([sampleRow('told', 1, { date: YESTERDAY }), sampleRow('older', 1, { date: ago(2) })]),
  );
  expect(await streak()).toBe(3);
  await diary.store.write((tx) => tx.meals.deleteMany(['told', 'older']));
  expect(await streak()).toBe(2);
  await diary.store.write((tx) => tx.meals.deleteMany([lunch.id]));
  expect(await streak()).toBe(1);
});

test('a diary of an older version learns its days at the upgrade', async () => {
  const uid = v7();
  const present = new DiaryDatabase(uid);
  const older = new Dexie(databaseName(uid));
  older
    .version(4)
    .stores(
      Object.fromEntries(
        present.tables
          .filter(({ name }) => name !== 'loggedDays')
          .map(({ name, schema: { primKey, indexes } }) => [
            name,
            [primKey, ...indexes].map(({ src }) => src).join(', '),
          ]),
      ),
    );
  await older
    .table('meals')
    .bulkPut([
      sampleRow('a', 1),
      sampleRow('b', 1),
      sampleRow('c', 1, { date: YESTERDAY }),
      { ...sampleRow('gone', 1), view: null, day: '' },
    ]);
  older.close();

  expect(await streakUntil({ db: present }, TODAY)).toMatchObject({ days: 2, since: YESTERDAY });
  expect(await present.loggedDays.count()).toBe(2);
});

test('a diary is read for a table in batches, with everything of each day', async () => {
  openFreshDiary();
  expect(await diaryEnds()).toBeNull();
  const gone = await addMeal(khachapuri({ date: ago(300) }));
  await deleteMeal(gone.id);
  await setWeight(ago(200), 70);
  await deleteWeight(ago(200));
  await setWeight(ago(60), 64.5);
  await addMeal(khachapuri({ date: ago(59), title: 'მჭადი' }));
  await addWater(ago(10), 750);

  expect(await diaryEnds()).toEqual({ first: ago(60), last: ago(10) });
  const batches: number[] = [];
  const told: string[] = [];
  for await (const days of readCsvDays(ago(60), TODAY)) {
    batches.push(days.length);
    for (const { date, dishes, waterMl, kg } of days) {
      if (dishes.length > 0 || waterMl > 0 || kg !== null)
        told.push(`${date} ${dishes.map(({ title }) => title).join()} ${waterMl} ${kg}`);
    }
  }
  expect(batches).toEqual([28, 28, 5]);
  expect(told).toEqual([`${ago(60)}  0 64.5`, `${ago(59)} მჭადი 0 null`, `${ago(10)}  750 null`]);
});
