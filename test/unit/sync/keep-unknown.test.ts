import { expect, test } from 'vitest';
import * as v from 'valibot';
import { keepUnknown } from '#sync/outbox/keep-unknown.ts';

const Schema = v.object({
  dishes: v.array(v.object({ title: v.pipe(v.string(), v.trim()), unit: v.optional(v.nullable(v.string()), null) })),
  nutrients: v.optional(v.object({ iron: v.number() })),
});
const read = (told: unknown) => keepUnknown(v.parse(Schema, told), told);

test('[L14] what is read stands, and beside it what only a newer app understands', () => {
  expect(read({ dishes: [{ title: ' ხინკალი ', mood: { level: 3 } }], streak: 4 })).toEqual({
    dishes: [{ title: 'ხინკალი', unit: null, mood: { level: 3 } }],
    streak: 4,
  });
});

test('[L14] a nutrient that this app does not know is left out: nothing could be said of it', () => {
  expect(read({ dishes: [], nutrients: { iron: 1, boron: 2 } })).toEqual({ dishes: [], nutrients: { iron: 1 } });
});
