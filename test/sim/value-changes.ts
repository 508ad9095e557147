import { VALUE_THINGS, type ValueOf, type ValueThingName } from '#contract/diary/value-things.ts';
import { FASTING_CHOICES } from '#domain/fasts/fasting-choice.ts';
import { COOKING_METHODS } from '#domain/recipes/recipe.ts';
import type { Change } from '#sync/records.ts';
import type { Chance } from './world/chance.ts';
import { TOMORROW } from './server/newer-server.ts';
import type { AppAge } from './world/old-app.ts';
import { uuidOf } from './world/uuid-of.ts';
import { STORY_ALLERGIES } from './writes-preferences.ts';

type ValueChange = Extract<Change, { kind: 'thing.set' }>;

const NAMES = Object.keys(VALUE_THINGS) as ValueThingName[];
const kcal = (chance: Chance) => 1500 + 100 * chance.below(10);

const DAYS = ['2026-03-09', '2026-03-10'] as const;
/** A value of each name, as somebody may put it; in the order of the schema's fields. */
const VALUES: { readonly [Name in ValueThingName]: (chance: Chance) => ValueOf<Name> } = {
  'day-marks': (chance) => ({ logged: chance.happens(0.5) ? 'all' : 'part', at: chance.below(100) }),
  dishes: (chance) => ({
    name: 'borscht',
    ingredients: [{ food: 'beetroot', name: 'beetroot', grams: 100 + chance.below(100) }],
    method: COOKING_METHODS[0],
    helpings: 1 + chance.below(5),
  }),
  fasting: (chance) => ({ keeps: chance.pick(FASTING_CHOICES) ?? 'none' }),
  measurements: (chance) => ({ waist: 60 + chance.below(40), bodyFat: 10 + chance.below(30) }),
  'own-units': (chance) => ({ units: [{ name: 'cup', grams: 100 + chance.below(100) }] }),
  pantry: (chance) => ({
    grams: chance.below(500),
    day: DAYS[0],
    ...(chance.happens(0.5) && { next: { grams: chance.below(500), day: DAYS[0], from: DAYS[1] } }),
  }),
  'plan-preferences': (chance) => ({
    allergies: STORY_ALLERGIES.filter(() => chance.happens(0.3)),
    dislikes: chance.happens(0.5) ? ['liver'] : [],
    weekdayMinutes: 10 + chance.below(60),
    people: 1 + chance.below(5),
  }),
  'plan-wishes': (chance) => ({
    ...(chance.happens(0.7) && { allergy: chance.pick(STORY_ALLERGIES) ?? 'lupin' }),
    people: 1 + chance.below(5),
  }),
  products: (chance) => ({ name: 'bread', calories: 100 + chance.below(100), proteins: 1, carbs: 2, fats: 3 }),
  'weekday-goals': (chance) => {
    const weekday = kcal(chance);
    const weekend = kcal(chance);
    return { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: weekend, sun: weekend };
  },
};
const CURRENT = ['current'];
/** Keys of each name, few enough that devices meet. */
const KEYS: { readonly [Name in ValueThingName]: readonly string[] } = {
  'day-marks': DAYS,
  dishes: [uuidOf(1), uuidOf(2)],
  fasting: CURRENT,
  measurements: DAYS,
  'own-units': ['bread', 'milk'],
  pantry: ['bread', 'milk'],
  'plan-preferences': CURRENT,
  'plan-wishes': [uuidOf(1), uuidOf(2), 'people', 'asked'],
  products: ['48600001', '48600002'],
  'weekday-goals': CURRENT,
};

/**
 * What somebody does to values by key: one is put or deleted, sometimes several in a row. An old app knows the first of the names, one
 * of today also a name that the server may not know yet.
 */
export function changesOfValues(app: AppAge, chance: Chance): ValueChange[] {
  const changes = chance.happens(0.3) ? 2 + chance.below(3) : 1;
  return Array.from({ length: changes }, () => changeOfValue(app, chance));
}

function changeOfValue(app: AppAge, chance: Chance): ValueChange {
  const known = app === 'old' ? undefined : chance.pick([...NAMES, null]);
  const key = chance.pick(DAYS) ?? '';
  const isGone = chance.happens(0.25);
  if (known === null)
    return { kind: 'thing.set', name: TOMORROW, key, value: isGone ? null : { at: chance.below(100) } };
  const name = known ?? 'day-marks';
  return {
    kind: 'thing.set',
    name,
    key: chance.pick(KEYS[name]) ?? '',
    value: isGone ? null : VALUES[name](chance),
  };
}
