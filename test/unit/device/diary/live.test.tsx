// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, Component, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { addMeal, deleteMeal } from '#device/diary/commands/meals.ts';
import { putThing } from '#device/diary/commands/things.ts';
import { addWater } from '#device/diary/commands/water.ts';
import { dayMealsQuery, useDayMeals, useDayMealsLater } from '#device/diary/hooks/use-day-meals.ts';
import { dayWaterQuery, useDayWater } from '#device/diary/hooks/use-day-water.ts';
import { useThing, useThings } from '#device/diary/hooks/use-things.ts';
import { askAhead, askTogether, useLivePart } from '#device/diary/live.ts';
import { StorageError } from '#device/platform/storage-error.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { TODAY, YESTERDAY } from '#test/unit/sync/samples.ts';
import { khachapuri, openFreshDiary } from '../open-test-diary.ts';
import { storeOf } from '#device/diary/store.ts';

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));

let root: ReturnType<typeof createRoot>;
let host: HTMLElement;
let seen: string[] = [];
beforeEach(() => {
  host = document.createElement('div');
  root = createRoot(host);
  seen = [];
});
afterEach(() => act(() => root.unmount()));

function Water({ day }: { day: DiaryDay }) {
  const water = useDayWater(day);
  const shown = water ? `${water.ml} ${water.waiting}` : 'bones';
  seen.push(shown);
  return shown;
}

const show = (children: ReactNode) => act(() => root.render(children));
const shows = (text: string) => vi.waitFor(() => act(() => expect(host.textContent).toBe(text)), 4_000);

test('a screen waits for IndexedDB, then follows every write', async () => {
  openFreshDiary();
  await show(<Water day={TODAY} />);
  expect(host.textContent).toBe('bones');
  await shows('0 none');

  await addWater(TODAY, 250);

  await shows('250 waiting');
});

test('a screen follows a value by key, and the list of its name', async () => {
  openFreshDiary();
  function Marks() {
    const [mark, all] = [useThing('day-marks', TODAY), useThings('day-marks')];
    return mark === undefined || all === undefined ? 'bones' : `${mark?.value.logged ?? 'no'} mark of ${all.length}`;
  }
  await show(<Marks />);
  expect(host.textContent).toBe('bones');
  await shows('no mark of 0');
  await putThing('day-marks', TODAY, { logged: 'part' });
  await shows('part mark of 1');
});

test('a screen that shows a part of an answer is drawn again only for another part', async () => {
  openFreshDiary();
  const drawn: string[] = [];
  function Enough() {
    const shown = String(useLivePart(dayWaterQuery(TODAY), (water) => water && water.ml >= 500));
    drawn.push(shown);
    return shown;
  }
  await show([<Enough key="part" />, ' ', <Water key="whole" day={TODAY} />]);
  await shows('false 0 none');
  const before = drawn.length;

  await addWater(TODAY, 250);
  await shows('false 250 waiting');
  expect(drawn).toHaveLength(before);

  await addWater(TODAY, 250);
  await shows('true 500 waiting');
});

test('what is worked out of a day is drawn after its rows, and not before them in the same go', async () => {
  openFreshDiary();
  const drawn: string[] = [];
  function Count({ of, use }: { of: string; use: typeof useDayMeals }) {
    const shown = `${of} ${use(TODAY)?.length ?? 'bones'}`;
    drawn.push(shown);
    return shown;
  }
  await show([
    <Count key="sum" of="sum" use={useDayMealsLater} />,
    ', ',
    <Count key="rows" of="rows" use={useDayMeals} />,
  ]);
  await shows('sum 0, rows 0');
  drawn.splice(0);

  await addMeal(khachapuri());
  await shows('sum 1, rows 1');
  expect(drawn).toEqual(['rows 1', 'sum 1']);
});

test('another day never shows the water of the day before', async () => {
  openFreshDiary();
  await addWater(TODAY, 250);
  await show(<Water day={TODAY} />);
  await shows('250 waiting');
  seen = [];

  await show(<Water day={YESTERDAY} />);

  await shows('0 none');
  expect(new Set(seen)).toEqual(new Set(['bones', '0 none']));
});

test('a day that is opened again shows at once', async () => {
  openFreshDiary();
  await addWater(TODAY, 250);
  await show(<Water day={TODAY} />);
  await shows('250 waiting');
  await show(<Water day={YESTERDAY} />);
  await shows('0 none');
  seen = [];

  await show(<Water day={TODAY} />);

  expect(seen[0]).toBe('250 waiting');
});

function Dishes() {
  const shown =
    useDayMeals(TODAY)
      ?.map(({ entry }) => entry.title)
      .join() ?? 'bones';
  seen.push(shown);
  return shown;
}

test('what was asked ahead shows at once, and goes on following', async () => {
  openFreshDiary();
  await addMeal(khachapuri());
  await askAhead([dayMealsQuery(TODAY)]);

  await show(<Dishes />);
  await act(() => addMeal(khachapuri({ title: 'ლობიო' })));

  await shows('ხაჭაპური,ლობიო');
  expect(seen).toEqual(['ხაჭაპური', 'ხაჭაპური,ლობიო']);
});

function Day() {
  const water = useDayWater(TODAY);
  const dishes = useDayMeals(TODAY);
  const shown = water && dishes ? `${dishes.map(({ entry }) => entry.title).join()} ${water.ml}` : 'bones';
  seen.push(shown);
  return shown;
}

test('what was asked together is read in one transaction, and told in one go', async () => {
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const { db } = openFreshDiary();
  await addMeal(khachapuri());
  transactions.mockClear();
  await askTogether(['meals', 'days'], [dayMealsQuery(TODAY), dayWaterQuery(TODAY)]);
  expect(transactions).toHaveBeenCalledTimes(1);
  transactions.mockRestore();
  await show(<Day />);

  // As a pull writes: dishes and water in one transaction.
  const meal = await db.meals.toCollection().first();
  await act(() =>
    storeOf({ db }).write(async (tx) => {
      if (meal?.view) await tx.meals.putMany([{ ...meal, view: { ...meal.view, title: 'ლობიო' } }]);
      await tx.days.putMany([{ date: TODAY, base: null, waterMl: 500, waiting: 'none' }]);
    }),
  );
  await shows('ლობიო 500');

  expect(seen).toEqual(['ხაჭაპური 0', 'ლობიო 500']);
});

test('of what was asked together each part follows its own writes, also when nobody looks at the others', async () => {
  openFreshDiary();
  await askTogether(['meals', 'days'], [dayMealsQuery(TODAY), dayWaterQuery(TODAY), dayMealsQuery(YESTERDAY)]);
  await show(<Water day={TODAY} />);
  await act(() => addMeal(khachapuri()));
  await act(() => addWater(TODAY, 250));
  await shows('250 waiting');
  await show(<Dishes />);

  expect(host.textContent).toBe('ხაჭაპური');
});

test('a dish shows with the very write that logs or deletes it', async () => {
  openFreshDiary();
  await askAhead([dayMealsQuery(TODAY)]);
  await show(<Dishes />);

  const { id } = await act(() => addMeal(khachapuri()));
  expect(host.textContent).toBe('ხაჭაპური');
  await act(() => deleteMeal(id));
  expect(host.textContent).toBe('');
});

test('a write that changes nothing on screen renders nothing', async () => {
  const diary = openFreshDiary();
  await show(<Water day={TODAY} />);
  await shows('0 none');
  seen = [];

  await act(() =>
    storeOf(diary).write(async (tx) => tx.days.putMany([{ date: TODAY, base: null, waterMl: 0, waiting: 'none' }])),
  );
  await addWater(TODAY, 100);
  await shows('100 waiting');

  expect(seen).toEqual(['100 waiting']);
});

test('somebody else who signs in sees nothing of the diary before', async () => {
  openFreshDiary();
  await addWater(TODAY, 250);
  await show(<Water day={TODAY} />);
  await shows('250 waiting');
  seen = [];

  await act(() => void openFreshDiary());

  await shows('0 none');
  expect(seen).not.toContain('250 waiting');
});

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state;
    return error instanceof StorageError ? error.code : this.props.children;
  }
}

test('a store that cannot be read is told as a storage error', async () => {
  const { db } = openFreshDiary();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  db.use({
    stack: 'dbcore',
    create: (core) => ({
      ...core,
      table: (name) => ({ ...core.table(name), get: () => Promise.reject(new DOMException('no', 'SecurityError')) }),
    }),
  });

  await show(
    <Boundary>
      <Water day={TODAY} />
    </Boundary>,
  );

  await shows('storage-blocked');
  expect(host.textContent).toBe('storage-blocked');
});

test('of what was asked together, what cannot be read says so, and the rest shows', async () => {
  const { db } = openFreshDiary();
  await addMeal(khachapuri());
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(db.days, 'get').mockRejectedValue(new DOMException('no', 'SecurityError'));
  await askTogether(['meals', 'days'], [dayMealsQuery(TODAY), dayWaterQuery(TODAY)]);

  await show([
    <Boundary key="water">
      <Water day={TODAY} />
    </Boundary>,
    ', ',
    <Dishes key="dishes" />,
  ]);

  await shows('storage-blocked, ხაჭაპური');
  expect(host.textContent).toBe('storage-blocked, ხაჭაპური');
});
