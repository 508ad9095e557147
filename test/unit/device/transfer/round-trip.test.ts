import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import type { Diary } from '#device/diary/diary.ts';
import { exportOfDevice } from '#device/transfer/export/export-diary.ts';
import { importDiary } from '#device/transfer/import/import-diary.ts';
import { undoImport } from '#device/transfer/import/undo-import.ts';
import { TODAY } from '#test/unit/sync/samples.ts';
import { makeZip } from '#test/make-zip.ts';
import { openPersonsDiary } from '../open-test-diary.ts';
import { fileOf, readGood } from './foreign-samples.ts';
import { readOwn } from './import-samples.ts';

const steps = () => ({ takesSettings: false, signal: new AbortController().signal, onProgress: () => undefined });

/** All that a diary shows of what a file can bring. */
async function contentOf({ db }: Diary) {
  const [meals, days, weights, things] = await Promise.all([
    db.meals.orderBy('id').toArray(),
    db.days.orderBy('date').toArray(),
    db.weights.orderBy('date').toArray(),
    db.things.orderBy('id').toArray(),
  ]);
  return {
    meals: meals.flatMap(({ view }) => view ?? []),
    water: days.flatMap(({ date, waterMl }) => (waterMl > 0 ? [{ date, waterMl }] : [])),
    weights: weights.flatMap(({ date, kg }) => (kg === null ? [] : [{ date, kg }])),
    things: things.flatMap(({ id, view }) => (view === null ? [] : [{ id, view }])),
  };
}

const yazio = () =>
  makeZip([
    { name: 'days.json', content: fileOf('yazio-days.json') },
    { name: 'products.json', content: fileOf('yazio-products.json') },
  ]);

test.each([
  ['apple-export.xml', () => fileOf('apple-export.xml')],
  ['cronometer-biometrics.csv', () => fileOf('cronometer-biometrics.csv')],
  ['cronometer-dailysummary.csv', () => fileOf('cronometer-dailysummary.csv')],
  ['cronometer-servings.csv', () => fileOf('cronometer-servings.csv')],
  ['fatsecret-detailed.csv', () => fileOf('fatsecret-detailed.csv')],
  ['lose-it-food-logs.csv', () => fileOf('lose-it-food-logs.csv')],
  ['lose-it-weights.csv', () => fileOf('lose-it-weights.csv')],
  ['myfitnesspal-measurements.csv', () => fileOf('myfitnesspal-measurements.csv')],
  ['myfitnesspal-nutrition.csv', () => fileOf('myfitnesspal-nutrition.csv')],
  ['Yazio, zipped', yazio],
])(
  '%s goes into a diary, out of it as our own file and into another one, twice is once, and undone it is gone',
  async (_, bytes) => {
    const { file } = await readGood(bytes(), { weightUnit: 'lb', dateOrder: 'mdy' });
    const diary = await openPersonsDiary();
    const empty = await contentOf(diary);
    const { added, id } = await importDiary(file, TODAY, steps());
    const full = await contentOf(diary);
    expect(added).toBeGreaterThan(0);
    expect(full).not.toEqual(empty);
    expect((await importDiary(file, TODAY, steps())).added).toBe(0);
    expect(await contentOf(diary)).toEqual(full);
    const taken = JSON.stringify(await exportOfDevice(diary.db));

    await undoImport(id ?? '', steps());
    expect(await contentOf(diary)).toEqual(empty);

    const other = await openPersonsDiary();
    await importDiary(await readOwn(taken), TODAY, steps());
    expect(await contentOf(other)).toEqual(full);
  },
);
