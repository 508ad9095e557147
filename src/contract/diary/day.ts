import * as v from 'valibot';
import { roundToWhole } from '#domain/rounding.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';
import { call, diaryWrite } from '../call.ts';
import { DayMeals } from './meals.ts';
import { CoverageOut, eachNutrient } from './nutrients.ts';
import { PlanDay } from '../plan/plan.ts';
import { asOf, between, BodyKg, Day, DishGrams, Rev, text, Timestamp, wholeBetween } from '../primitives.ts';

const MacroGrams = v.object({ carbs: v.number(), fats: v.number(), proteins: v.number() });

/** Energy in kcal with its macros in g. */
export const Shares = v.object({ calories: v.number(), macros: MacroGrams });

/** What a day aims at: kcal, g, ml. */
export const Goals = v.object({ calories: v.number(), macros: MacroGrams, waterGoal: v.number() });

/** A day's water: rows in their order with ml; the total is their sum. */
export const Water = v.object({
  totalIntake: v.number(),
  rows: v.array(v.object({ id: v.string(), ml: v.number() })),
});

/** Everything of one day at one revision. */
export const DaySnapshot = v.object({ date: Day, rev: Rev, mealHistory: DayMeals, waterIntake: Water, goals: Goals });
export type DaySnapshot = v.InferOutput<typeof DaySnapshot>;

/** ml from `least` to the most of a day, kept as a whole number. */
const wholeMl = /* @__NO_SIDE_EFFECTS__ */ (least: number) =>
  v.pipe(between(least, MAX_WATER_ML), v.transform(roundToWhole));

export const postWater = diaryWrite({
  method: 'POST',
  path: '/dashboard/water',
  summary: 'Adds a row of water (delta, may be negative) or sets the total of a day (amount). delta wins.',
  body: v.pipe(
    v.object({
      date: Day,
      amount: v.optional(wholeMl(0)),
      delta: v.optional(wholeMl(-MAX_WATER_ML)),
      /** The row's id, unique for ever; absent: the idempotency key. */
      id: v.optional(text(1, 64)),
      ...asOf,
    }),
    v.check(({ amount, delta }) => amount !== undefined || delta !== undefined, 'amount or delta is needed'),
  ),
  data: v.object({ ...Water.entries, date: Day, rev: Rev }),
});

const GoalsAnswer = v.object({ ...Goals.entries, date: Day, rev: Rev });

export const getGoals = call({
  method: 'GET',
  path: '/dashboard/goals',
  summary:
    'The timeline of goals, oldest first: each entry holds from its date until the next. Between two days it begins with the entry that holds on the first.',
  query: v.object({ startDate: v.optional(Day), endDate: v.optional(Day) }),
  data: v.array(GoalsAnswer),
});

export const putWaterGoal = diaryWrite({
  method: 'PUT',
  path: '/dashboard/water-goal',
  summary: 'Sets the water goal in ml from a day on.',
  body: v.object({ waterGoal: wholeBetween(250, MAX_WATER_ML), date: v.optional(Day), ...asOf }),
  data: GoalsAnswer,
});

export const putCalories = diaryWrite({
  method: 'PUT',
  path: '/dashboard/calories',
  summary: 'Sets the calorie goal from a day on; macro goals follow in proportion.',
  body: v.object({ calories: wholeBetween(1, 20_000), date: v.optional(Day), ...asOf }),
  data: GoalsAnswer,
});

export const putMacros = diaryWrite({
  method: 'PUT',
  path: '/dashboard/macros',
  summary: 'Sets the macro goals in grams from a day on. Needs access.',
  body: v.object({
    proteins: DishGrams,
    carbs: DishGrams,
    fats: DishGrams,
    date: v.optional(Day),
    ...asOf,
  }),
  data: GoalsAnswer,
});

/** A weigh-in; in /changes a weight of null was taken back. */
export const Weighing = v.object({ date: Day, weight: v.number(), timestamp: Timestamp, rev: Rev });

export const postWeight = diaryWrite({
  method: 'POST',
  path: '/dashboard/weight',
  summary: 'Stores the weigh-in of a day in kg, one decimal; the last one of a day wins.',
  body: v.object({ weight: BodyKg, date: Day, ...asOf }),
  /** A weight of null answers a write with `asOf` on a weigh-in that was taken back since. */
  data: v.object({ ...Weighing.entries, weight: v.nullable(v.number()) }),
});

export const deleteWeight = diaryWrite({
  method: 'DELETE',
  path: '/dashboard/weight/{date}',
  summary: 'Takes the weigh-in of a day back. Nothing there is success.',
  params: v.object({ date: Day }),
  query: v.object({ asOf: v.optional(v.pipe(v.string(), v.digits(), v.transform(Number), Rev)) }),
  data: v.object({ date: Day, rev: Rev }),
});

/** Recommended dishes of a week. */
const MealPlan = v.object({ planId: v.nullable(v.string()), dietId: v.string(), days: v.array(PlanDay) });

/** What is known of a day's nutrients, each in its own unit; what no entry tells is absent. */
const NutritionOfDay = v.object(
  eachNutrient(
    v.object({
      amount: v.number(),
      /** Share of the day's energy that comes from entries with a value. */
      coverage: v.number(),
      /** For the person's sex and age; null: the source gives none. */
      target: v.nullable(v.number()),
      upper: v.nullable(v.number()),
      kind: v.picklist(['at-least', 'at-most', 'about']),
      /** The source in words. */
      basis: v.string(),
    }),
  ),
);

export const getDashboard = call({
  method: 'GET',
  path: '/dashboard',
  summary: 'One day in the shape of the dashboard, with an ETag. Without a plan: 404.',
  query: v.object({ date: v.optional(Day) }),
  data: v.object({
    date: Day,
    rev: Rev,
    progress: v.object({
      goals: v.object({ calories: v.number(), macros: MacroGrams }),
      current: v.object({
        calories: v.number(),
        macros: MacroGrams,
        /** Share of the energy, 0 to 1, of whose dishes a macro is known, where that is not all of it. */
        macroCoverage: v.exactOptional(CoverageOut),
      }),
    }),
    mealHistory: DayMeals,
    waterIntake: Water,
    weightHistory: v.array(v.object({ date: Day, weight: v.number(), timestamp: Timestamp })),
    dietPlan: v.object({
      waterGoal: v.number(),
      initialWeight: v.number(),
      targetWeight: v.number(),
      goal: v.string(),
    }),
    mealPlan: MealPlan,
    nutrition: NutritionOfDay,
  }),
});
