import * as v from 'valibot';
import { MealIn } from '#contract/diary/meals.ts';
import { dishNutrientsOfFile } from '#contract/diary/nutrients.ts';
import { BodyKg, Timestamp, Uuid } from '#contract/primitives.ts';
import { energyOf as energyOfMacros } from '#domain/body/macros.ts';
import { MEASUREMENTS, type Measurement } from '#domain/body/body-measurements.ts';
import { FIRST_DAY, type DiaryDay } from '#domain/diary/diary-day.ts';
import { keptDish } from '#domain/diary/kept-figures.ts';
import { unknownMacros } from '#domain/food/products/product.ts';
import { unknownShares } from '#domain/nutrition/macro-coverage.ts';
import type { SaidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { isReadable } from '#domain/georgian/readable-text.ts';
import { roundTo1, roundToWhole } from '#domain/rounding.ts';
import { MAX_WATER_ML } from '#domain/body/water.ts';
import type { MealEntry } from '#sync/records.ts';
import { emptyImport, MOST_IMPORT_ENTRIES, type ImportFile } from '../import-file.ts';
import { isOurMeal, mealOf, USUAL_CLOCK } from './meal-of.ts';
import {
  BadFile,
  type ForeignDish,
  type Grain,
  type LeftOut,
  type LeftOutReason,
  type Source,
  type TitleWords,
} from './reading.ts';
import { stableId } from './stable-id.ts';

// The bounds of the server's own door: what it would refuse is not taken in here either.
const Entry = v.object({ ...MealIn.entries, ...dishNutrientsOfFile, id: Uuid, timestamp: Timestamp });
const LONGEST_TITLE = 200;
const SAMPLES = 3;
const LONGEST_SAMPLE = 120;
const UNSTORABLE = /\0|\p{Surrogate}/gu;

/** Gathers what a file of another app holds into entries of ours, and what of it stays out. */
export class Gathering {
  private readonly words: TitleWords;
  private readonly dishes: { entry: MealEntry; source: Source; grain: Grain }[] = [];
  private readonly kg = new Map<DiaryDay, number>();
  private readonly ml = new Map<DiaryDay, number>();
  private readonly body = new Map<DiaryDay, Partial<Record<Measurement, number>>>();
  private readonly left = new Map<LeftOutReason, LeftOut>();
  private readonly ordinals = new Map<string, number>();
  private readonly ofDay = new Map<DiaryDay, number>();
  readonly sources = new Set<Source>();
  /** The file ends before its end. */
  isCut = false;

  constructor(words: TitleWords) {
    this.words = words;
  }

  /** Takes a dish; returns whether it came in. What is out of bounds is counted with `sample`, the words of the file. */
  dish(source: Source, dish: ForeignDish, sample: string): boolean {
    if (dish.day < FIRST_DAY) return this.leaveOut('date', sample);
    const { proteins, carbs, fats } = dish;
    const calories = energyOf(dish);
    if ([calories, proteins, carbs, fats].some((figure) => figure !== null && !Number.isFinite(figure)))
      return this.leaveOut('figures', sample);
    if (calories === null || (calories === 0 && !proteins && !carbs && !fats)) return this.leaveOut('nothing', sample);
    const entry = this.entryOf(source, { ...dish, calories });
    if (!v.is(Entry, entry)) return this.leaveOut('figures', sample);
    if (this.dishes.length >= MOST_IMPORT_ENTRIES) throw new BadFile('too-large');
    this.dishes.push({ entry, source, grain: dish.grain });
    this.sources.add(source);
    return true;
  }

  /** A weigh-in of a day; the last one of a day counts. */
  weigh(source: Source, day: DiaryDay, kg: number, sample: string): boolean {
    if (day < FIRST_DAY) return this.leaveOut('date', sample);
    if (!v.is(BodyKg, kg)) return this.leaveOut('figures', sample);
    this.kg.set(day, roundTo1(kg));
    this.sources.add(source);
    return true;
  }

  /** Water of a day, added to what is there of it, up to the most that a day may have. */
  drink(source: Source, day: DiaryDay, ml: number, sample: string): boolean {
    if (day < FIRST_DAY) return this.leaveOut('date', sample);
    if (!(ml >= 0 && ml <= MAX_WATER_ML)) return this.leaveOut('figures', sample);
    if (ml > 0) this.ml.set(day, Math.min(MAX_WATER_ML, (this.ml.get(day) ?? 0) + ml));
    this.sources.add(source);
    return true;
  }

  /** A measurement of the body: cm, or fat in per cent. */
  measure(source: Source, day: DiaryDay, name: Measurement, figure: number, sample: string): boolean {
    const { least, most } = MEASUREMENTS[name];
    const value = roundTo1(figure);
    if (day < FIRST_DAY) return this.leaveOut('date', sample);
    if (!(value >= least && value <= most)) return this.leaveOut('figures', sample);
    this.body.set(day, { ...this.body.get(day), [name]: value });
    this.sources.add(source);
    return true;
  }

  /** Counts what stays out, with the first of them as the file has it. */
  leaveOut(reason: LeftOutReason, sample: string): false {
    const known = this.left.get(reason) ?? { reason, count: 0, samples: [] };
    known.count += 1;
    if (known.samples.length < SAMPLES) known.samples.push(sample.trim().slice(0, LONGEST_SAMPLE));
    this.left.set(reason, known);
    return false;
  }

  /** All that came in, by day. Throws a BadFile `no-entries` where a known file holds nothing at all. */
  finish(): { file: ImportFile; left: LeftOut[] } {
    const finest = new Map<string, number>();
    for (const { entry, source, grain } of this.dishes) {
      const key = `${source} ${entry.date}`;
      finest.set(key, Math.max(finest.get(key) ?? 0, FINENESS[grain]));
    }
    const kept = this.dishes.filter(({ entry, source, grain }) => {
      const isFinest = FINENESS[grain] === finest.get(`${source} ${entry.date}`);
      return isFinest || this.leaveOut('summed', `${entry.date} ${entry.title}`);
    });
    const byDay = <Row extends { date: DiaryDay }>(rows: Row[]) =>
      rows.toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
    const file: ImportFile = {
      ...emptyImport(),
      meals: byDay(kept.map(({ entry }) => entry)),
      weights: byDay([...this.kg].map(([date, kg]) => ({ date, kg }))),
      water: byDay([...this.ml].map(([date, ml]) => ({ date, ml: roundToWhole(ml) }))),
      things: [...this.body].map(([key, value]) => ({ name: 'measurements', key, value })),
    };
    const left = [...this.left.values()];
    if (file.meals.length + file.weights.length + file.water.length + file.things.length + left.length === 0)
      throw new BadFile('no-entries');
    return { file, left };
  }

  private entryOf(source: Source, dish: ForeignDish & { calories: number }): MealEntry {
    const { day, clock, meal, calories, proteins, carbs, fats, amount = null, unit = null } = dish;
    const name = dish.name.replace(UNSTORABLE, '').trim();
    const key = [source, day, meal.trim(), dish.grain, name, calories, proteins, carbs, fats, amount, unit];
    const twins = key.join('\u001F');
    const ordinal = this.ordinals.get(twins) ?? 0;
    this.ordinals.set(twins, ordinal + 1);
    const place = this.ofDay.get(day) ?? 0;
    this.ofDay.set(day, place + 1);
    const mealType = mealOf(meal, clock);
    return keptDish({
      id: stableId([...key, ordinal]),
      date: day,
      mealType,
      title: this.titleOf(source, dish, name),
      imageUrl: '',
      calories,
      proteins: proteins ?? 0,
      carbs: carbs ?? 0,
      fats: fats ?? 0,
      mealId: null,
      timestamp: timestampOf(day, clock ?? USUAL_CLOCK[mealType], place),
      amount,
      unit: unit?.replace(UNSTORABLE, '').trim().slice(0, 40) || null,
      ingredients: [],
      ...saidOf(dish),
    });
  }

  private titleOf(source: Source, { meal, grain, clock }: ForeignDish, name: string): string {
    const app = this.words.sources[source];
    if (isReadable(name)) return [...name].slice(0, LONGEST_TITLE).join('').trim();
    if (grain === 'day') return `${this.words.wholeDay} · ${app}`;
    if (grain === 'food') return `${this.words.nameless} · ${app}`;
    const own = meal.replace(UNSTORABLE, '').trim();
    const named =
      isOurMeal(own) || !isReadable(own) ? this.words.meals[mealOf(meal, clock)] : [...own].slice(0, 100).join('');
    return `${named} · ${app}`;
  }
}

/** kcal as the file says, or as its macros give; null where nobody can know. */
function energyOf({ calories, proteins, carbs, fats }: ForeignDish): number | null {
  if (calories !== null || proteins === null || carbs === null || fats === null) return calories;
  return energyOfMacros({ proteins, carbs, fats });
}

/** What a file tells of a dish beside its figures: what it leaves out of the macros is not known. */
function saidOf({ proteins, carbs, fats, nutrients }: ForeignDish): SaidNutrients {
  const unknown = unknownMacros({ calories: 0, proteins, carbs, fats });
  if (unknown.length === 0) return nutrients ? { nutrients } : {};
  return { nutrients: nutrients ?? {}, nutrientCoverage: unknownShares(unknown) };
}

const FINENESS: Record<Grain, number> = { day: 1, meal: 2, food: 3 };

/** The hour of the day where this device is; dishes of one hour keep the file's order. */
function timestampOf(day: DiaryDay, clock: number, place: number): { seconds: number; nanoseconds: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const midnight = new Date(year, month - 1, date).getTime() / 1000;
  return { seconds: Math.max(0, Math.floor(midnight) + clock), nanoseconds: Math.min(999, place) * 1_000_000 };
}
