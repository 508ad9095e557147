import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, type DiaryDay } from '#domain/diary/diary-day.ts';
import { firstRecentDay, recentMeals, titleKey } from '#domain/diary/recent-meals.ts';

const TODAY: DiaryDay = '2026-03-10';

const eaten = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('ხინკალი', ' ხინკალი', 'ლობიო', 'ლობიო  ქოთანში', 'Soup', 'soup', ...'აბგდევზთიკლ'),
  date: fc.integer({ min: -40, max: 2 }).map((back) => addDays(TODAY, back)),
  timestamp: fc.record({ seconds: fc.nat(5), nanoseconds: fc.nat(3) }),
});

test('recent meals are at most ten of the last thirty days, one a title, and nothing newer of it was left out', () => {
  fc.assert(
    fc.property(fc.uniqueArray(eaten, { selector: ({ id }) => id, maxLength: 60 }), (dishes) => {
      const recent = recentMeals(dishes, TODAY);
      const counted = dishes.filter(({ date }) => date >= firstRecentDay(TODAY) && date <= TODAY);
      const titles = recent.map(({ title }) => titleKey(title));

      expect(new Set(titles).size).toBe(recent.length);
      expect(recent.length).toBe(Math.min(10, new Set(counted.map(({ title }) => titleKey(title))).size));
      for (const one of recent) {
        const same = counted.filter(({ title }) => titleKey(title) === titleKey(one.title));
        expect(same.every(({ date }) => date <= one.date)).toBe(true);
      }
      expect(recent.map(({ date }) => date)).toEqual(
        recent
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      );
    }),
  );
});

test('the order in which the dishes are read does not matter', () => {
  fc.assert(
    fc.property(fc.uniqueArray(eaten, { selector: ({ id }) => id, maxLength: 30 }), (dishes) => {
      expect(recentMeals(dishes.toReversed(), TODAY)).toEqual(recentMeals(dishes, TODAY));
    }),
  );
});

test('thirty days with today count, the day before them does not', () => {
  const on = (date: DiaryDay) => ({ id: date, title: date, date, timestamp: { seconds: 0, nanoseconds: 0 } });

  expect(recentMeals([on('2026-02-09'), on('2026-02-08')], TODAY).map(({ date }) => date)).toEqual(['2026-02-09']);
});

test('what is pinned above is not listed again', () => {
  const dish = { id: 'a', title: 'ხინკალი ', date: TODAY, timestamp: { seconds: 0, nanoseconds: 0 } };

  expect(recentMeals([dish], TODAY, new Set([titleKey('ხინკალი')]))).toEqual([]);
});
