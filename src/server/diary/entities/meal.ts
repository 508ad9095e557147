import type { CALLS } from '#contract/calls.ts';
import type { Dish, MealIn } from '#contract/diary/meals.ts';
import { pictureNameOf } from '#contract/diary/uploads.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import { nutrientsAfterEdit, saidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { timestampOf } from '#server/input/server-day.ts';
import { meals as table, type MealRow } from '#server/store/tables/diary-tables.ts';
import { byKey, part } from '../core/load.ts';
import { aged, isNewerThan, type Aged, type CallRule, type Rule } from '../core/rule.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';
import { put } from '../core/work.ts';
import { pictures, picturesNamed } from './picture.ts';
import { touch } from './touched-days.ts';

/** A stored entry and whether the uploaded picture that it names has not come yet. */
export type StoredMeal = MealRow & { pictureMissing: boolean };

export const meals: DiaryTable<StoredMeal> = diaryTable<StoredMeal>({
  table,
  key: ['id'],
  also: {
    sql: `(t.picture is not null and not exists (
      select from uploads u where u.user_id = t.user_id and u.name = t.picture)) as "pictureMissing"`,
    of: ({ picture }, rows) => ({
      pictureMissing: picture !== null && !rows(pictures).some(({ name }) => name === picture),
    }),
  },
  stands: { sql: 'not t.deleted', of: ({ deleted }) => !deleted },
  merging: 'with-its-day',
  countsAsEntry: true,
});

const mealsById = byKey(meals);

/** Entries from a day to a day. */
export const mealsOn = part<{ from: DiaryDay; to: DiaryDay }, StoredMeal>({
  name: 'meals on days',
  into: meals,
  types: ['date', 'date'],
  values: ({ from, to }) => [from, to],
  sql: (from, to) => `select ${meals.select} from meals t
    where t.user_id = $1::uuid and t.date between ${from} and ${to} and not t.deleted`,
});

const mealsOfPicture = part<{ name: string }, StoredMeal>({
  name: 'meals of a picture',
  into: meals,
  types: ['text'],
  values: ({ name }) => [name],
  sql: (name) => `select ${meals.select} from meals t
    where t.user_id = $1::uuid and t.picture = ${name} and not t.deleted`,
});

/** A stored entry as the wire has it. */
export function dishOf({
  seconds,
  nanoseconds,
  deleted: _,
  picture: __,
  age: ___,
  nutrients,
  nutrientCoverage,
  ...meal
}: StoredMeal): Dish {
  return {
    ...meal,
    firestoreId: meal.id,
    timestamp: { seconds, nanoseconds },
    ...(nutrients && { nutrients }),
    ...(nutrientCoverage && { nutrientCoverage }),
  };
}

/** Adds, replaces, moves or brings back an entry. */
const postMeal: CallRule<typeof CALLS.postMeal> = {
  wants({ body: { meal } }) {
    const picture = pictureNameOf(meal.imageUrl);
    const keys = meal.id ? [meal.id.toLowerCase()] : [];
    const parts = keys.length > 0 ? [mealsById.of({ keys })] : [];
    return picture
      ? { parts: [...parts, picturesNamed.of({ names: [picture] })] }
      : { parts, likelyAbsent: { table: meals, keys } };
  },
  decide({ body: { meal, date, restore, asOf } }, work, { rev, nowMs, newId }) {
    const id = meal.id?.toLowerCase() ?? newId();
    const stored = work.rows(meals).get(id);
    const bringBack = meal.restore === true || restore === true || asOf !== undefined;
    if (stored && (isNewerThan(stored, asOf) || (stored.deleted && !bringBack))) return unchanged(stored);
    const picture = pictureNameOf(meal.imageUrl);
    // An edit that names no time keeps the first one, so the entry stays where it is in its list.
    const known = stored && !stored.deleted ? { seconds: stored.seconds, nanoseconds: stored.nanoseconds } : null;
    const row: StoredMeal = {
      id,
      date,
      deleted: false,
      title: meal.title,
      imageUrl: meal.imageUrl,
      picture,
      calories: meal.calories,
      proteins: meal.proteins,
      carbs: meal.carbs,
      fats: meal.fats,
      mealType: meal.mealType,
      mealId: meal.mealId,
      ...(meal.timestamp ?? known ?? timestampOf(nowMs)),
      amount: meal.amount,
      unit: meal.unit,
      ingredients: meal.ingredients,
      ...nutrientsOf(meal, stored),
      ...aged(rev, asOf),
      pictureMissing: picture !== null && !work.rows(pictures).get(picture),
    };
    const dates = [date, ...(stored && !stored.deleted ? [stored.date] : [])];
    return { data: dishOf(row), rev, effect: { rows: [put(meals, row), touch(dates, rev)] } };
  },
};

/** Deletes an entry by its id, wherever it is, and leaves a tombstone even of what was never seen. */
const deleteMeal: CallRule<typeof CALLS.deleteMeal> = {
  wants: ({ params }) => ({ parts: [mealsById.of({ keys: [params.mealId.toLowerCase()] })] }),
  decide({ params, query: { asOf } }, work, { rev }) {
    const id = params.mealId.toLowerCase();
    const stored = work.rows(meals).get(id);
    if (stored && isNewerThan(stored, asOf)) {
      return { data: { id, deleted: stored.deleted, rev: stored.rev }, rev: stored.rev };
    }
    const row = tombstone(id, stored?.date ?? params.date, params.mealType, aged(rev, asOf));
    return { data: { id, deleted: true, rev }, rev, effect: { rows: [put(meals, row), touch([row.date], rev)] } };
  },
};

/** What is said of a dish's nutrients; an app from before them says nothing and so keeps what is known while the foods are the same. */
function nutrientsOf(meal: MealIn, stored: StoredMeal | undefined): Pick<StoredMeal, 'nutrients' | 'nutrientCoverage'> {
  const known =
    stored && !stored.deleted && stored.nutrients
      ? { ...stored, nutrients: stored.nutrients, nutrientCoverage: stored.nutrientCoverage ?? undefined }
      : null;
  const { nutrients = null, nutrientCoverage = null } =
    meal.nutrients || !known ? saidNutrients(meal) : nutrientsAfterEdit(known, meal);
  return { nutrients, nutrientCoverage };
}

function unchanged(stored: StoredMeal): ReturnType<(typeof postMeal)['decide']> {
  const { id, rev } = stored;
  return { rev, data: stored.deleted ? { deleted: true, id, rev } : dishOf(stored) };
}

function tombstone(id: string, date: DiaryDay, mealType: MealType, stamp: Aged): StoredMeal {
  return {
    id,
    date,
    mealType,
    ...stamp,
    deleted: true,
    title: '',
    imageUrl: '',
    picture: null,
    calories: 0,
    proteins: 0,
    carbs: 0,
    fats: 0,
    mealId: null,
    seconds: 0,
    nanoseconds: 0,
    amount: null,
    unit: null,
    ingredients: [],
    nutrients: null,
    nutrientCoverage: null,
    pictureMissing: false,
  };
}

/**
 * Stamps the days whose entries were waiting for a picture, so that other devices come for it. The entries keep
 * their own revision: nobody has changed them, and a re-send with `asOf` must still find them as they were.
 */
export const pictureArrivedRule: Rule<{ name: string }, null> = {
  wants: ({ name }) => ({ parts: [mealsOfPicture.of({ name })] }),
  decide({ name }, work, { rev }) {
    const waiting = work
      .rows(meals)
      .all()
      .filter((row) => row.picture === name && !row.deleted);
    const days = touch(
      waiting.map(({ date }) => date),
      rev,
    );
    return { data: null, rev, ...(waiting.length > 0 && { effect: { rows: [days] } }) };
  },
};

export const meal = { tables: [meals], rules: { postMeal, deleteMeal } };
