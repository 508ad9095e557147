import type { CALLS } from '#contract/calls.ts';
import type { MealIn } from '#contract/meals.ts';
import { pictureNameOf } from '#contract/uploads.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { MealType } from '#domain/meal-type.ts';
import { nutrientsAfterEdit, saidNutrients } from '#domain/nutrition/kept-nutrients.ts';
import { dishOf, timestampOf } from './answers.ts';
import { isNewerThan } from './as-of.ts';
import type { StoredMeal } from './load.ts';
import type { CallRule } from './rule.ts';

/** Adds, replaces, moves or brings back an entry. */
export const postMealRule: CallRule<typeof CALLS.postMeal> = {
  wants({ body: { meal } }) {
    const picture = pictureNameOf(meal.imageUrl);
    const meals = meal.id ? [meal.id.toLowerCase()] : [];
    return picture ? { meals, pictures: [picture] } : { meals, likelyNew: true };
  },
  decide({ body: { meal, date, restore, asOf } }, work, { rev, nowMs, newId }) {
    const id = meal.id?.toLowerCase() ?? newId();
    const stored = work.meal(id);
    const bringBack = meal.restore === true || restore === true || asOf !== undefined;
    if (stored && (isNewerThan(stored.rev, asOf) || (stored.deleted && !bringBack))) return unchanged(stored);
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
      rev,
      pictureMissing: picture !== null && !work.pictures.has(picture),
    };
    const dates = new Set([date, ...(stored && !stored.deleted ? [stored.date] : [])]);
    return { data: dishOf(row), rev, effect: { meals: [row], days: [...dates].map((day) => ({ date: day, rev })) } };
  },
};

/** Deletes an entry by its id, wherever it is, and leaves a tombstone even of what was never seen. */
export const deleteMealRule: CallRule<typeof CALLS.deleteMeal> = {
  wants: ({ params }) => ({ meals: [params.mealId.toLowerCase()] }),
  decide({ params, query: { asOf } }, work, { rev }) {
    const id = params.mealId.toLowerCase();
    const stored = work.meal(id);
    if (stored && isNewerThan(stored.rev, asOf)) {
      return { data: { id, deleted: stored.deleted, rev: stored.rev }, rev: stored.rev };
    }
    const row = tombstone(id, stored?.date ?? params.date, params.mealType, rev);
    return { data: { id, deleted: true, rev }, rev, effect: { meals: [row], days: [{ date: row.date, rev }] } };
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

function unchanged(stored: StoredMeal): ReturnType<(typeof postMealRule)['decide']> {
  const { id, rev } = stored;
  return { rev, data: stored.deleted ? { deleted: true, id, rev } : dishOf(stored) };
}

function tombstone(id: string, date: DiaryDay, mealType: MealType, rev: number): StoredMeal {
  return {
    id,
    date,
    mealType,
    rev,
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
