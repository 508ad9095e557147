import type { EatenNutrients } from './nutrient-rows.tsx';

const sample = { coverage: 0.9, upper: null, basis: '' };

/** What lies blurred under a lock: nobody's figures. */
export const SAMPLE_NUTRIENTS: EatenNutrients = {
  nutrition: {
    fibre: { ...sample, amount: 16, target: 25, kind: 'at-least' },
    sugar: { ...sample, amount: 42, target: 90, kind: 'at-most' },
    salt: { ...sample, amount: 3.4, target: 6, kind: 'at-most' },
    saturated: { ...sample, amount: 11, target: 20, kind: 'at-most' },
  },
  entries: [],
  loggedDays: 1,
};
