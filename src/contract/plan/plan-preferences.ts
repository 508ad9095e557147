import * as v from 'valibot';
import { ALLERGENS } from '#domain/food/allergens.ts';
import type { PlanPreferences } from '#domain/plan/plan-preferences.ts';
import { VALUE_THINGS } from '../diary/value-things.ts';

/** Stored preferences as this version reads them. */
export interface ReadPreferences {
  preferences: Partial<PlanPreferences>;
  /** A newer app wrote allergies that this one does not know: all fourteen count then, and nothing may be written over them. */
  allergiesUnread: boolean;
}

const { entries } = VALUE_THINGS['plan-preferences'].value;
const FIGURES = ['weekdayMinutes', 'weekendMinutes', 'people', 'dishesPerWeek'] as const;
const Stored = v.record(v.string(), v.unknown());
const Words = v.pipe(
  v.array(v.unknown()),
  v.transform((list) => list.filter((one) => typeof one === 'string')),
);

/** What can be read of stored preferences, field by field; null where none are stored. Allergies are never taken for none because they cannot be read. */
export function readPreferences(stored: unknown): ReadPreferences | null {
  const fields = v.safeParse(Stored, stored);
  if (!fields.success) return null;
  const { allergies: toldAllergies, dislikes: toldDislikes } = fields.output;
  const allergies = v.safeParse(entries.allergies, toldAllergies);
  const dislikes = v.safeParse(Words, toldDislikes);
  const allergiesUnread = toldAllergies !== undefined && !allergies.success;
  const figures = FIGURES.flatMap((name) => {
    const figure = v.safeParse(entries[name], fields.output[name]);
    return figure.success ? [[name, figure.output] as const] : [];
  });
  return {
    preferences: {
      ...(allergiesUnread && { allergies: ALLERGENS }),
      ...(allergies.success && { allergies: allergies.output }),
      ...(dislikes.success && { dislikes: dislikes.output }),
      ...Object.fromEntries(figures),
    },
    allergiesUnread,
  };
}
