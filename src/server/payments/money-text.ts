import * as v from 'valibot';

/** An amount of lari as banks write it, a number or a text such as „9.75", as whole tetri. */
export const LariAsTetri = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform(String),
  v.regex(/^\d{1,9}(?:\.\d{1,2}0*)?$/, 'Not an amount of money'),
  v.transform((text) => {
    const [lari = '0', rest = ''] = text.split('.');
    return Number(lari) * 100 + Number(rest.slice(0, 2).padEnd(2, '0'));
  }),
);

/** Whole tetri as the number of lari that banks want: 975 → 9.75. */
export const lariOf = (tetri: number): number => tetri / 100;
