import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { exportOfDevice } from '#device/transfer/export/export-diary.ts';
import { importDiary, previewImport } from '#device/transfer/import/import-diary.ts';
import { readOwn } from '../transfer/import-samples.ts';
import { changeThing, deleteThing, putThing, setThing } from '#device/diary/commands/things.ts';
import { thingQuery, thingsQuery } from '#device/diary/hooks/use-things.ts';
import { RULES } from '#sync/rules.ts';
import { applyPage } from '#sync/pull/apply-page.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { openFreshDiary, openPersonsDiary, waitingIn } from '../open-test-diary.ts';
import { storeOf } from '#device/diary/store.ts';

const ALL = { logged: 'all' } as const;
const PART = { logged: 'part' } as const;

const marks = (of: ReturnType<typeof openFreshDiary>) => thingsQuery('day-marks').query(of);

test('a value shows at once, tells what stood there before, and its undo leaves nothing to send', async () => {
  const diary = openFreshDiary();
  expect(await putThing('day-marks', TODAY, PART)).toBeNull();
  expect(await putThing('day-marks', TODAY, ALL)).toEqual(PART);
  expect(await thingQuery('day-marks', TODAY).query(diary)).toEqual({ key: TODAY, value: ALL, waiting: 'waiting' });
  expect((await waitingIn(diary)).map(({ change }) => change)).toEqual([
    { kind: 'thing.set', name: 'day-marks', key: TODAY, value: ALL },
  ]);

  expect(await deleteThing('day-marks', TODAY)).toEqual(ALL);
  expect([await waitingIn(diary), await thingQuery('day-marks', TODAY).query(diary)]).toEqual([[], null]);
});

test('two changes of one value at once both count', async () => {
  const diary = openFreshDiary();
  const add = (name: string) =>
    changeThing('own-units', 'apple', (before) => ({ units: [...(before?.units ?? []), { name, grams: 100 }] }));
  await Promise.all([add('ჭიქა'), add('თასი')]);
  const kept = await thingQuery('own-units', 'apple').query(diary);
  expect(kept?.value.units.map(({ name }) => name)).toEqual(['ჭიქა', 'თასი']);
});

test('values of one name come in the order of their keys, as many as asked for, and of no other name', async () => {
  const diary = openFreshDiary();
  await putThing('day-marks', TODAY, PART);
  await putThing('day-marks', YESTERDAY, ALL);
  await setThing({ kind: 'thing.set', name: 'day-marks-of-tomorrow', key: TODAY, value: { any: 1 } });
  expect((await marks(diary)).map(({ key }) => key)).toEqual([YESTERDAY, TODAY]);
  const some = await thingsQuery('day-marks', { from: TODAY, to: TODAY }).query(diary);
  expect(some.map(({ key }) => key)).toEqual([TODAY]);
});

test('what a newer app wrote into a value stays when this one changes it', async () => {
  const diary = openFreshDiary();
  await setThing({ kind: 'thing.set', name: 'day-marks', key: TODAY, value: { logged: 'part', mood: 'good' } });
  await putThing('day-marks', TODAY, ALL);
  expect((await diary.db.things.toArray())[0]?.view).toEqual({ logged: 'all', mood: 'good' });
});

test('a value that this app cannot read shows as none and stays what it is', async () => {
  const diary = openFreshDiary();
  await setThing({ kind: 'thing.set', name: 'day-marks', key: TODAY, value: { logged: 'mostly' } });
  expect([await thingQuery('day-marks', TODAY).query(diary), await marks(diary)]).toEqual([null, []]);
  expect((await diary.db.things.toArray())[0]?.view).toEqual({ logged: 'mostly' });
});

test('a pull brings values, also of names that this app does not know, and what was deleted elsewhere goes', async () => {
  const diary = openFreshDiary();
  const pull = (rev: number, value: { any: number } | null) =>
    storeOf(diary).write(async (tx) =>
      tx.memory.put(
        await applyPage(tx, RULES, await tx.memory.get(), {
          ...EMPTY_PAGE,
          rev,
          things: [{ name: 'of-tomorrow', key: 'current', rev, value }],
        }),
      ),
    );
  await pull(4, { any: 1 });
  expect((await diary.db.things.toArray()).map(({ id, view }) => [id, view])).toEqual([
    ['of-tomorrow/current', { any: 1 }],
  ]);
  await pull(5, null);
  expect((await diary.db.things.toArray()).map(({ view }) => view)).toEqual([null]);
});

test('a file holds every value, and brings back those that the other diary has not', async () => {
  const first = await openPersonsDiary();
  await putThing('day-marks', TODAY, ALL);
  await setThing({ kind: 'thing.set', name: 'of-tomorrow', key: 'current', value: { any: 1 } });
  const file = await exportOfDevice(first.db);

  const second = openFreshDiary();
  await putThing('day-marks', TODAY, PART);
  const brought = readOwn(JSON.stringify(file));
  expect((await previewImport(brought, TODAY)).counts).toMatchObject({ things: 1, unreadable: 0 });
  await importDiary(brought, TODAY, {
    takesSettings: false,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  expect((await second.db.things.toArray()).map(({ id, view }) => [id, view])).toEqual([
    [`day-marks/${TODAY}`, PART],
    ['of-tomorrow/current', { any: 1 }],
  ]);
});

const EMPTY_PAGE = {
  generation: 'g',
  hasMore: false,
  days: [],
  weights: [],
  favourites: [],
  talks: [],
  goals: [],
  plan: null,
  profile: null,
};
