import { describe, expect, test } from 'vitest';
import { changeLabel } from '#app/features/outbox/things/registry.ts';
import { loggedDish } from './logged-dish.ts';

describe('an entry in words', () => {
  test('a dish is its name and its energy', () => {
    expect(changeLabel({ kind: 'meal.put', meal: loggedDish, restore: false })).toBe(
      'კერძი: ხინკალი, 5 ცალი, 610\u00a0კკალ',
    );
  });

  test('a long name ends between two words', () => {
    const title = 'მჭადი სულგუნით ლობიანითა და აჯიკასანდალით ოჯახური რეცეპტით მომზადებული';

    expect(changeLabel({ kind: 'meal.put', meal: { ...loggedDish, title }, restore: false })).toBe(
      'კერძი: მჭადი სულგუნით ლობიანითა და აჯიკასანდალით ოჯახური რეცეპტით…, 610\u00a0კკალ',
    );
  });

  test('a dish that was taken back says so', () => {
    expect(changeLabel({ kind: 'meal.put', meal: loggedDish, restore: true })).toBe('კერძის აღდგენა: ხინკალი, 5 ცალი');
  });

  test('a deletion names the dish while the device knows it', () => {
    const deletion = { kind: 'meal.delete', id: loggedDish.id, date: loggedDish.date, mealType: 'lunch' } as const;

    expect(changeLabel(deletion, loggedDish.title)).toBe('კერძის წაშლა: ხინკალი, 5 ცალი');
    expect(changeLabel(deletion)).toBe('კერძის წაშლა');
  });

  test('water carries its sign', () => {
    expect(changeLabel({ kind: 'water.add', date: '2026-11-20', ml: 250 })).toBe('წყალი +250\u00a0მლ');
    expect(changeLabel({ kind: 'water.add', date: '2026-11-20', ml: -1500 })).toBe('წყალი \u22121\u00a0500\u00a0მლ');
  });

  test('a weigh-in has a decimal comma', () => {
    expect(changeLabel({ kind: 'weight.put', date: '2026-11-20', kg: 63.4 })).toBe('წონა 63,4\u00a0კგ');
  });

  test('goals say which one', () => {
    const goal = (change: Parameters<typeof changeLabel>[0]) => changeLabel(change);

    expect(goal({ kind: 'goals.change', date: '2026-11-20', change: { field: 'calories', calories: 1850 } })).toBe(
      'კალორიების მიზანი 1\u00a0850\u00a0კკალ',
    );
    expect(goal({ kind: 'goals.change', date: '2026-11-20', change: { field: 'water', waterGoal: 2000 } })).toBe(
      'წყლის მიზანი 2\u00a0000\u00a0მლ',
    );
  });

  test('a picture belongs to its dish', () => {
    expect(changeLabel({ kind: 'picture.put', name: 'a', mealId: loggedDish.id }, loggedDish.title)).toBe(
      'ფოტო: ხინკალი, 5 ცალი',
    );
  });
});
