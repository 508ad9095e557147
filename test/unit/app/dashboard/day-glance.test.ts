import { expect, test } from 'vitest';
import { dayGlance } from '#app/features/dashboard/energy/day-glance.ts';
import { energyOf } from '#app/features/dashboard/energy/energy-view.ts';

const DAY = '2026-03-10';

const SAID = { tone: 'info', heading: 'საცდელი პერიოდი: დარჩა 3 დღე.', more: 'ყველა ფუნქცია ღიაა.' } as const;

test('a glance holds the figures as the ring writes them, and the banner with what is on its button', () => {
  expect(dayGlance(DAY, energyOf({ eaten: 430.4, goal: 1850 }), SAID)).toEqual({
    day: DAY,
    eaten: 430,
    goal: 1850,
    banner: { ...SAID, action: 'გახდით PRO' },
    figures: [
      { value: '1\u00a0420', name: 'დარჩენილი კკალ' },
      { value: '430', name: 'მიღებული' },
      { value: '1\u00a0850', name: 'მიზანი' },
    ],
  });
});

test('above the goal it says by how much, and no banner is awaited where none stands', () => {
  expect(dayGlance(DAY, energyOf({ eaten: 2000, goal: 1850 }), null)).toMatchObject({
    banner: null,
    figures: [{ value: '150', name: 'ზედმეტი კკალ' }, { value: '2\u00a0000' }, { value: '1\u00a0850' }],
  });
});
