import * as v from 'valibot';
import { isDiaryDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { Nutrient, Nutrients } from '#domain/nutrition/nutrient.ts';
import type { Gathering } from '../gathering.ts';
import { readClock } from '../read-date.ts';
import { kcalOfKilojoules } from '../read-figure.ts';

const Figures = v.record(v.string(), v.unknown());
const Product = v.object({ name: v.string(), nutrients: Figures });
const Consumed = v.object({
  date: v.optional(v.string(), ''),
  daytime: v.optional(v.string(), ''),
  name: v.optional(v.nullable(v.string())),
  product_id: v.optional(v.nullable(v.string())),
  recipe_id: v.optional(v.nullable(v.string())),
  amount: v.optional(v.nullable(v.number())),
  portion_count: v.optional(v.nullable(v.number())),
  nutrients: v.optional(Figures),
});
const List = v.nullish(v.array(v.unknown()), []);
const Day = v.object({
  consumed: v.nullish(v.object({ products: List, recipe_portions: List, simple_products: List })),
  daily: v.nullish(Figures),
  daily_summary: v.nullish(
    v.object({
      meals: v.nullish(v.record(v.string(), v.object({ nutrients: v.nullish(Figures) }))),
      units: v.nullish(v.object({ unit_energy: v.nullish(v.string()) })),
    }),
  ),
  water: v.nullish(v.object({ water_intake: v.nullish(v.number()) })),
});
const Weighings = v.record(v.string(), v.unknown());

/** Yazio's names of nutrients, each in grams, and how many of our units a gram is. */
const NUTRIENTS: readonly (readonly [string, Nutrient, number])[] = [
  ['nutrient.dietaryfiber', 'fibre', 1],
  ['nutrient.sugar', 'sugar', 1],
  ['nutrient.saturated', 'saturated', 1],
  ['nutrient.salt', 'salt', 1],
  ['nutrient.sodium', 'sodium', 1000],
  ['nutrient.cholesterol', 'cholesterol', 1000],
];

/**
 * Yazio's days as its exporters write them: an object by day with `consumed` (what was eaten, by product id), `daily` or
 * `daily_summary` (totals) and `water`; `products` and recipes (names, and nutrients of one gram, millilitre or portion
 * by id) and weighings lie in files of their own, or beside the days. Foods count where their products are known, else the totals.
 */
export function readYazio(documents: readonly unknown[], gathering: Gathering): boolean {
  const objects = documents.map(recordOf).filter((one) => one !== null);
  const inner = objects.flatMap((one) => [one, ...['days', 'products', 'recipes'].map((name) => recordOf(one[name]))]);
  const known = inner.filter((one) => one !== null);
  const products = new Map(
    known.flatMap((one) =>
      Object.entries(one).flatMap(([id, value]) => {
        const product = v.safeParse(Product, value);
        return product.success ? [[id, product.output] as const] : [];
      }),
    ),
  );
  const days = known.flatMap((one) =>
    Object.entries(one).filter((entry): entry is [DiaryDay, unknown] => isDiaryDay(entry[0])),
  );
  for (const [day, value] of days) readDay(day, value, products, gathering);
  for (const one of objects) readWeighings(one, gathering);
  return days.length > 0 || products.size > 0;
}

type Products = ReadonlyMap<string, v.InferOutput<typeof Product>>;

function readDay(day: DiaryDay, value: unknown, products: Products, gathering: Gathering): void {
  const read = v.safeParse(Day, value);
  if (!read.success) {
    gathering.leaveOut('row', day);
    return;
  }
  const { consumed, daily, daily_summary: summary, water } = read.output;
  const eaten = [
    ...(consumed?.products ?? []),
    ...(consumed?.recipe_portions ?? []),
    ...(consumed?.simple_products ?? []),
  ];
  const unknown = eaten.filter((one) => !readEaten(day, one, products, gathering));
  if (eaten.length === 0 || unknown.length === eaten.length) {
    const isKilojoules = summary?.units?.unit_energy === 'kj';
    const meals = Object.entries(summary?.meals ?? {});
    for (const [meal, { nutrients }] of meals) readTotal(day, meal, nutrients ?? {}, isKilojoules, gathering);
    if (meals.length === 0 && daily) readTotal(day, '', daily, false, gathering);
    else if (meals.length === 0) for (const _ of unknown) gathering.leaveOut('row', day);
  } else for (const _ of unknown) gathering.leaveOut('row', day);
  if (water?.water_intake) gathering.drink('yazio', day, water.water_intake, `${day} water`);
}

/** Takes something eaten in; false: its product is not known. */
function readEaten(day: DiaryDay, one: unknown, products: Products, gathering: Gathering): boolean {
  const read = v.safeParse(Consumed, one);
  if (!read.success) return false;
  const { date, daytime, name, product_id, recipe_id, amount, portion_count, nutrients } = read.output;
  const product = products.get(product_id ?? recipe_id ?? '');
  const of = nutrients ?? product?.nutrients;
  if (!of) return false;
  // A product's figures are those of one gram, a recipe's of one portion, a simple product's of what was eaten.
  const times = nutrients ? 1 : ((recipe_id ? portion_count : amount) ?? 1);
  const figures = { ...macrosOf(of, times), ...nutrientsOf(of, times) };
  const title = name ?? product?.name ?? '';
  gathering.dish(
    'yazio',
    {
      day,
      clock: readClock(date.slice(11)),
      meal: daytime,
      name: title,
      grain: 'food',
      ...figures,
      amount: recipe_id || !amount ? null : amount,
      unit: recipe_id || !amount ? null : 'g',
    },
    `${day} ${title}`,
  );
  return true;
}

function readTotal(
  day: DiaryDay,
  meal: string,
  of: Record<string, unknown>,
  isKilojoules: boolean,
  gathering: Gathering,
): void {
  const figures = macrosOf(of, 1);
  const calories = isKilojoules && figures.calories !== null ? kcalOfKilojoules(figures.calories) : figures.calories;
  const dish = { day, clock: null, meal, name: '', ...figures, calories };
  gathering.dish('yazio', { ...dish, grain: meal === '' ? 'day' : 'meal' }, `${day} ${meal}`);
}

function macrosOf(of: Record<string, unknown>, times: number) {
  const figure = (...names: string[]): number | null => {
    const found = names.map((name) => of[name]).find((value) => typeof value === 'number');
    return typeof found === 'number' ? found * times : null;
  };
  return {
    calories: figure('energy.energy', 'energy'),
    proteins: figure('nutrient.protein', 'protein'),
    carbs: figure('nutrient.carb', 'carb'),
    fats: figure('nutrient.fat', 'fat'),
  };
}

function nutrientsOf(of: Record<string, unknown>, times: number): { nutrients?: Nutrients } {
  const nutrients: Nutrients = {};
  for (const [theirs, ours, factor] of NUTRIENTS) {
    const value = of[theirs];
    if (typeof value === 'number' && value >= 0) nutrients[ours] = value * factor * times;
  }
  return Object.keys(nutrients).length > 0 ? { nutrients } : {};
}

/** `weight.json`: kg by day, as a figure or as `{ value }`. */
function readWeighings(one: Record<string, unknown>, gathering: Gathering): void {
  const told = v.safeParse(Weighings, one['weight'] ?? one['bodyvalue.weight']);
  if (!told.success) return;
  for (const [day, value] of Object.entries(told.output)) {
    const kg = typeof value === 'number' ? value : recordOf(value)?.['value'];
    if (isDiaryDay(day) && typeof kg === 'number') gathering.weigh('yazio', day, kg, `${day} ${kg}`);
  }
}

const recordOf = (value: unknown): Record<string, unknown> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : null;
