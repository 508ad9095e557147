import { goalsOn } from '#domain/goals.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { MEAL_TYPES } from '#domain/meal-type.ts';
import { nameAndKey } from '#sync/entities/value-thing.ts';
import { waterOn, type ModelDiary, type ModelMeal } from './model-diary.ts';
import { plannedEntry } from './model-week.ts';
import { uuidOf } from './uuid-of.ts';

type Touched = { rev: number } & (
  | { kind: 'day' | 'weight' | 'goals'; date: DiaryDay }
  | { kind: 'favourite' | 'talk' | 'thing'; id: string }
  | { kind: 'plan' | 'profile' }
);

/** `GET /changes`: what was touched since, oldest first, cut so that no revision is split. */
export function changesPage(
  diary: ModelDiary,
  { generation, pictures }: { generation: string; pictures: ReadonlySet<string> },
  since: number,
  limit: number,
) {
  const all: Touched[] = [
    ...[...diary.days].map(([date, rev]) => ({ kind: 'day' as const, date, rev })),
    ...[...diary.weights].map(([date, { rev }]) => ({ kind: 'weight' as const, date, rev })),
    ...[...diary.goals].map(([date, { rev }]) => ({ kind: 'goals' as const, date, rev })),
    ...[...diary.favourites].map(([id, { rev }]) => ({ kind: 'favourite' as const, id, rev })),
    ...[...diary.things].map(([id, { rev }]) => ({ kind: 'thing' as const, id, rev })),
    ...[...diary.talkMarks].map(([id, { rev }]) => ({ kind: 'talk' as const, id, rev })),
    { kind: 'plan' as const, rev: diary.plan.rev },
    { kind: 'profile' as const, rev: diary.profile.rev },
  ];
  const touched = all.filter(({ rev }) => rev > since).toSorted((one, other) => one.rev - other.rev);
  const cut = touched[limit - 1]?.rev ?? Number.POSITIVE_INFINITY;
  const page = touched.filter(({ rev }) => rev <= cut);
  const hasMore = page.length < touched.length;
  const datesOf = (kind: 'day' | 'weight' | 'goals') => page.flatMap((one) => (one.kind === kind ? [one.date] : []));
  return {
    generation,
    rev: hasMore ? (page.at(-1)?.rev ?? since) : diary.rev,
    hasMore,
    days: datesOf('day').map((date) => dayOf(diary, pictures, date)),
    weights: datesOf('weight').map((date) => {
      const { kg = null, rev = 0 } = diary.weights.get(date) ?? {};
      return { date, weight: kg, timestamp: { seconds: 0, nanoseconds: 0 }, rev };
    }),
    favourites: page.flatMap((one) => {
      const kept = one.kind === 'favourite' ? diary.favourites.get(one.id) : undefined;
      return one.kind === 'favourite' && kept ? [{ id: one.id, rev: kept.rev, dish: kept.dish }] : [];
    }),
    things: page.flatMap((one) => {
      const thing = one.kind === 'thing' ? diary.things.get(one.id) : undefined;
      return one.kind === 'thing' && thing ? [{ ...nameAndKey(one.id), rev: thing.rev, value: thing.value }] : [];
    }),
    talks: page.flatMap((one) => {
      const mark = one.kind === 'talk' ? diary.talkMarks.get(one.id) : undefined;
      return one.kind === 'talk' && mark ? [{ conversationId: one.id, deleted: mark.deleted, rev: mark.rev }] : [];
    }),
    goals: datesOf('goals').flatMap((date) => {
      const goals = diary.goals.get(date);
      return goals ? [{ ...goals, date }] : [];
    }),
    plan: page.some(({ kind }) => kind === 'plan') ? planOf(diary) : null,
    profile: page.some(({ kind }) => kind === 'profile') ? userOf(diary) : null,
  };
}

function dayOf(diary: ModelDiary, pictures: ReadonlySet<string>, date: DiaryDay) {
  const dishes = [...diary.meals.values()]
    .filter((meal) => meal.date === date && !meal.deleted)
    .map((meal) => dishOf(meal, pictures));
  const ofType = (type: string) => ({ dishes: dishes.filter((dish) => 'mealType' in dish && dish.mealType === type) });
  const rows = waterOn(diary, date).map(({ id, ml }) => ({ id, ml }));
  return {
    date,
    rev: diary.days.get(date) ?? 0,
    mealHistory: { meals: Object.fromEntries(MEAL_TYPES.map((type) => [type, ofType(type)])) },
    waterIntake: { totalIntake: rows.reduce((sum, { ml }) => sum + ml, 0), rows },
    goals: goalsOn(
      [...diary.goals].map(([on, goals]) => ({ ...goals, date: on })),
      date,
    ),
  };
}

/** An entry as the server tells it. */
export const dishOf = ({ id, date, entry, rev }: ModelMeal, pictures: ReadonlySet<string>) => ({
  ...entry,
  id,
  firestoreId: id,
  date,
  rev,
  pictureMissing: isMissing(pictures, entry['imageUrl']),
});

const isMissing = (pictures: ReadonlySet<string>, url: unknown): boolean =>
  typeof url === 'string' &&
  url.startsWith('/uploads/') &&
  !pictures.has(url.slice('/uploads/'.length, -'.jpg'.length));

const planOf = ({ plan: { planId, dietId, days, rev } }: ModelDiary) => ({
  planId,
  dietId,
  goal: 'maintain-weight',
  activityLevel: 'light',
  initialWeight: 65,
  targetWeight: 65,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  rev,
  days: days.map(({ day, meals: { lunch } }) => ({
    day,
    meals: { breakfast: [], lunch: lunch.map(plannedEntry), dinner: [], snack: [] },
  })),
});

const userOf = ({ profile: { fields, rev } }: ModelDiary) => {
  const { displayName = null, ...told } = fields;
  const profile = {
    gender: null,
    age: null,
    height: null,
    weight: null,
    targetWeight: null,
    fitnessGoal: null,
    activityLevel: null,
    ...told,
  };
  return {
    uid: uuidOf(9),
    email: null,
    phoneNumber: null,
    displayName,
    isAnonymous: true,
    createdAt: NEW_YEAR,
    updatedAt: NEW_YEAR,
    wasAskedPassword: false,
    consent: null,
    profile,
    rev,
  };
};

const NEW_YEAR = '2026-01-01T00:00:00.000Z';
