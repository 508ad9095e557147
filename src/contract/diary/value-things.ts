import * as v from 'valibot';
import { ALLERGENS } from '#domain/food/allergens.ts';
import { PLAN_FIGURES, PREFERENCE_BOUNDS, type PlanFigure } from '#domain/plan/plan-preferences.ts';
import { MEASUREMENTS, type Measurement } from '#domain/body/body-measurements.ts';
import { PRODUCT_SOURCES } from '#domain/food/products/product.ts';
import { FASTING_CHOICES } from '#domain/fasts/fasting-choice.ts';
import { OWN_DISH_BOUNDS } from '#domain/food/own-dish-bounds.ts';
import { OWN_UNIT_BOUNDS } from '#domain/food/own-units.ts';
import { COOKING_METHODS } from '#domain/recipes/recipe.ts';
import { MACRO_NAMES } from '#domain/nutrition/macro-coverage.ts';
import { roundTo1 } from '#domain/rounding.ts';
import { NutrientsOfFile } from './nutrients.ts';
import { between, Day, text, Title, Uuid, wholeBetween } from '../primitives.ts';

/** A thing of the diary whose last word wins: what its keys and its values may be. */
export interface ValueThing {
  /** A day, an id, or a fixed word. */
  key: v.GenericSchema<string, string>;
  /** A loose object: fields of a newer app pass through. */
  value: v.GenericSchema<Record<string, unknown>, Record<string, unknown>>;
}

/** Whether all that was eaten on a day was logged, in the person's own words: what learns from logged energy leaves a part of a day out. */
const DayMark = v.looseObject({ logged: v.picklist(['all', 'part']) });

const Kcal = wholeBetween(1, 20_000);
/** kcal that each weekday aims at. One value: their sum is the week's goal, which halves of two people's weeks would not keep. */
const WeekdayGoals = v.looseObject({ mon: Kcal, tue: Kcal, wed: Kcal, thu: Kcal, fri: Kcal, sat: Kcal, sun: Kcal });

const measured = (name: Measurement) =>
  v.exactOptional(v.pipe(between(MEASUREMENTS[name].least, MEASUREMENTS[name].most), v.transform(roundTo1)));
/** What was measured of the body on a day: cm, and fat in per cent. */
const BodyMeasurements = v.looseObject({
  waist: measured('waist'),
  hips: measured('hips'),
  chest: measured('chest'),
  arm: measured('arm'),
  thigh: measured('thigh'),
  bodyFat: measured('bodyFat'),
});

/** Which fasts the person keeps. */
const Fasting = v.looseObject({ keeps: v.picklist(FASTING_CHOICES) });

const { minutes, people, dishesPerWeek, dislikes } = PREFERENCE_BOUNDS;
const Minutes = wholeBetween(minutes.least, minutes.most);
/** What the kitchen can do, each by its name: minutes of cooking on a day, people who eat, different dishes in a week. */
const PlanFigures = {
  weekdayMinutes: v.exactOptional(Minutes),
  weekendMinutes: v.exactOptional(Minutes),
  people: v.exactOptional(wholeBetween(people.least, people.most)),
  dishesPerWeek: v.exactOptional(wholeBetween(dishesPerWeek.least, dishesPerWeek.most)),
} as const satisfies Record<PlanFigure, unknown>;
/** The id of a food, or a group of them. */
const Dislike = text(1, 64);
/** What somebody asks of the week's plan, all of it optional; the next week that is made keeps to it. */
export const PlanPreferences = v.looseObject({
  allergies: v.exactOptional(v.pipe(v.array(v.picklist(ALLERGENS)), v.maxLength(ALLERGENS.length))),
  dislikes: v.exactOptional(v.pipe(v.array(Dislike), v.maxLength(dislikes))),
  ...PlanFigures,
});
/**
 * One wish of a plan: an allergy or a dislike under an id of its own, a figure under its name; under `asked` that somebody was asked. So
 * each has its own last word. An allergy may be one that only a newer app knows.
 */
const PlanWish = v.looseObject({
  allergy: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))),
  dislike: v.exactOptional(Dislike),
  /** It is taken back, as long as it stands in this very list of `plan-preferences`. */
  takenBackFrom: v.exactOptional(v.pipe(v.array(Dislike), v.maxLength(dislikes))),
  ...PlanFigures,
});

const perHundred = /* @__NO_SIDE_EFFECTS__ */ (most: number) => v.pipe(between(0, most), v.transform(roundTo1));
/** Macros that nobody knows: an older app reads the 0 that stands in their place. */
const Unknown = v.exactOptional(v.pipe(v.array(v.picklist(MACRO_NAMES)), v.maxLength(MACRO_NAMES.length)));
/** A packed food of the person's own by its barcode: kcal and g in 100 g or 100 ml. */
const OwnProduct = v.looseObject({
  name: v.pipe(Title, v.nonEmpty(), v.maxLength(150)),
  brand: v.exactOptional(text(0, 80)),
  calories: perHundred(10_000),
  proteins: perHundred(1_000),
  carbs: perHundred(1_000),
  fats: perHundred(1_000),
  unknown: Unknown,
  nutrients: v.exactOptional(NutrientsOfFile),
  servingGrams: v.exactOptional(between(0.1, 2_000)),
  source: v.exactOptional(v.picklist(PRODUCT_SOURCES)),
});

const KitchenGrams = between(0, 100_000);
/**
 * What the kitchen has of a food, g as bought; 0 says that nothing is left. `day`: when somebody said so. `next`: what bought packages will
 * leave for the days from `from` on.
 */
const Pantry = v.looseObject({
  grams: KitchenGrams,
  day: Day,
  next: v.exactOptional(v.object({ grams: KitchenGrams, day: Day, from: Day })),
});
const Grams = between(OWN_DISH_BOUNDS.grams.least, OWN_DISH_BOUNDS.grams.most);
/** A dish that somebody cooked and weighed, or counted in helpings: it is logged by the gram or the helping from then on. */
const OwnDish = v.looseObject({
  name: Title,
  ingredients: v.pipe(
    v.array(
      v.looseObject({
        food: text(1, 80),
        name: text(1, 100),
        grams: between(OWN_DISH_BOUNDS.lineGrams.least, OWN_DISH_BOUNDS.lineGrams.most),
        /** In 100 g, of what no table has: a product, as it was on the day of cooking. */
        per100g: v.exactOptional(
          v.looseObject({
            calories: perHundred(10_000),
            proteins: perHundred(1_000),
            carbs: perHundred(1_000),
            fats: perHundred(1_000),
          }),
        ),
        unknown: Unknown,
        nutrients: v.exactOptional(NutrientsOfFile),
      }),
    ),
    v.minLength(1),
    v.maxLength(OWN_DISH_BOUNDS.lines),
  ),
  method: v.picklist(COOKING_METHODS),
  full: v.exactOptional(Grams),
  empty: v.exactOptional(Grams),
  ready: v.exactOptional(Grams),
  helpings: v.exactOptional(wholeBetween(OWN_DISH_BOUNDS.helpings.least, OWN_DISH_BOUNDS.helpings.most)),
  /** When it was cooked last. */
  cookedOn: v.exactOptional(Day),
});

/** Named portions of one's own of a food. */
const OwnUnits = v.looseObject({
  units: v.pipe(
    v.array(
      v.looseObject({
        name: text(1, OWN_UNIT_BOUNDS.name),
        grams: between(OWN_UNIT_BOUNDS.grams.least, OWN_UNIT_BOUNDS.grams.most),
      }),
    ),
    v.maxLength(OWN_UNIT_BOUNDS.units),
  ),
});

/**
 * Every value thing by its name, for device and server alike: table, calls, batches, changes, export, import, merge,
 * deletion and restore follow from it.
 */
export const VALUE_THINGS = {
  'day-marks': { key: Day, value: DayMark },
  dishes: { key: Uuid, value: OwnDish },
  fasting: { key: v.literal('current'), value: Fasting },
  measurements: { key: Day, value: BodyMeasurements },
  /** By the id of the food. */
  pantry: { key: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,64}$/)), value: Pantry },
  /** By food: its id. */
  'own-units': { key: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), value: OwnUnits },
  /** What apps from before `plan-wishes` keep as one value; newer ones only read it. */
  'plan-preferences': { key: v.literal('current'), value: PlanPreferences },
  'plan-wishes': { key: v.union([Uuid, v.picklist(['asked', ...PLAN_FIGURES])]), value: PlanWish },
  products: { key: v.pipe(v.string(), v.regex(/^\d{8}(\d{5})?$/)), value: OwnProduct },
  'weekday-goals': { key: v.literal('current'), value: WeekdayGoals },
} as const satisfies Readonly<Record<string, ValueThing>>;
export type ValueThingName = keyof typeof VALUE_THINGS;
export type ValueOf<Name extends ValueThingName> = v.InferOutput<(typeof VALUE_THINGS)[Name]['value']>;

const isValueThing = (name: string): name is ValueThingName => Object.hasOwn(VALUE_THINGS, name);

/** The thing of a name; undefined for one that only a newer app knows. */
export const valueThingOf = (name: string): (ValueThing & { name: ValueThingName }) | undefined =>
  isValueThing(name) ? { name, ...VALUE_THINGS[name] } : undefined;

/** A stored value as this version reads it; null: nothing stands there, or a newer app wrote what this one cannot read. */
export function readValue<Name extends ValueThingName>(name: Name, stored: unknown): ValueOf<Name> | null {
  const read = v.safeParse<v.GenericSchema<unknown, ValueOf<Name>>>(VALUE_THINGS[name].value, stored);
  return read.success ? read.output : null;
}
