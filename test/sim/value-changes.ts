import { VALUE_THINGS, type ValueOf, type ValueThingName } from '#contract/value-things.ts';
import { FASTING_CHOICES } from '#domain/fasts/fasting-choice.ts';
import type { Change } from '#sync/records.ts';
import type { Chance } from './chance.ts';
import { TOMORROW } from './newer-server.ts';
import type { AppAge } from './old-app.ts';

type ValueChange = Extract<Change, { kind: 'thing.set' }>;

const NAMES = Object.keys(VALUE_THINGS) as ValueThingName[];
const kcal = (chance: Chance) => 1500 + 100 * chance.below(10);

/** A value of each name, as somebody may put it; in the order of the schema's fields. */
const VALUES: { readonly [Name in ValueThingName]: (chance: Chance) => ValueOf<Name> } = {
  'day-marks': (chance) => ({ logged: chance.happens(0.5) ? 'all' : 'part', at: chance.below(100) }),
  fasting: (chance) => ({ keeps: chance.pick(FASTING_CHOICES) ?? 'none' }),
  measurements: (chance) => ({ waist: 60 + chance.below(40), bodyFat: 10 + chance.below(30) }),
  'plan-preferences': (chance) => ({
    dislikes: chance.happens(0.5) ? ['liver'] : [],
    weekdayMinutes: 10 + chance.below(60),
    people: 1 + chance.below(5),
  }),
  'weekday-goals': (chance) => {
    const weekday = kcal(chance);
    const weekend = kcal(chance);
    return { mon: weekday, tue: weekday, wed: weekday, thu: weekday, fri: weekday, sat: weekend, sun: weekend };
  },
};
const DAYS = ['2026-03-09', '2026-03-10'];
const HAS_ONE: ReadonlySet<string> = new Set(['fasting', 'plan-preferences', 'weekday-goals']);

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
    key: HAS_ONE.has(name) ? 'current' : key,
    value: isGone ? null : VALUES[name](chance),
  };
}
