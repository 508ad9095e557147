import { ALLERGENS, type Allergen } from '#domain/food/allergens.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { PlanPreferences } from '#domain/plan/plan-preferences.ts';
import { seededChance } from '#domain/plan/planner/seeded-chance.ts';

/** What people here do not eat: foods and groups. */
const DISLIKED = [
  'coriander',
  'eggplant',
  'fish',
  'mushroom',
  'onion',
  'cottage-cheese',
  'beef-liver',
  'olive-black',
  'tofu',
  'beetroot',
  'lamb',
  'celery',
];
/** How often people have each of them, by what clinics here and elsewhere see; rare ones together in one. */
const ALLERGIC_TO: readonly Allergen[] = [
  'milk',
  'gluten',
  'nuts',
  'eggs',
  'fish',
  'peanuts',
  'soybeans',
  'crustaceans',
  'sesame',
];

/** A week of Great Lent, one with Wednesday and Friday, and Cheesefare week. */
const FASTS: readonly (readonly FastLevel[])[] = [
  ['strict', 'strict', 'strict', 'strict', 'strict', 'oil', 'oil'],
  ['none', 'none', 'oil', 'none', 'oil', 'none', 'none'],
  ['meat-free', 'meat-free', 'meat-free', 'meat-free', 'meat-free', 'meat-free', 'meat-free'],
  ['oil', 'fish', 'strict', 'fish', 'strict', 'fish', 'fish'],
];

interface Household {
  preferences: Partial<PlanPreferences>;
  fastOn: (day: number) => FastLevel;
  fasts: boolean;
}

/** Allergies of one in four, dislikes of half, a fast of one in four; the same for the same seed. */
export function randomHousehold(seed: number): Household {
  const chance = seededChance(`household ${String(seed)}`);
  const some = <T>(list: readonly T[], count: number): T[] =>
    list
      .map((one) => ({ one, at: chance() }))
      .toSorted((a, b) => a.at - b.at)
      .slice(0, count)
      .map(({ one }) => one);
  const allergies = chance() < 0.25 ? some(chance() < 0.8 ? ALLERGIC_TO : ALLERGENS, chance() < 0.75 ? 1 : 2) : [];
  const dislikes = chance() < 0.5 ? some(DISLIKED, 1 + Math.floor(chance() * 3)) : [];
  const levels = chance() < 0.25 ? (FASTS[Math.floor(chance() * FASTS.length)] ?? []) : [];
  return {
    preferences: { allergies, dislikes, people: 1 + Math.floor(chance() * 4) },
    fastOn: (day) => levels[day - 1] ?? 'none',
    fasts: levels.length > 0,
  };
}
