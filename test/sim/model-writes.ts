import { changeGoals, type GoalsChange } from '#domain/goals.ts';
import { addDays, dayInZone, TBILISI, type DiaryDay } from '#domain/diary-day.ts';
import type { ProfileFields } from '#contract/profile.ts';
import { effectiveWater } from '#domain/water.ts';
import { dishOf } from './model-changes.ts';
import { entryAfter, waterOn, type ModelDiary } from './model-diary.ts';
import { goalsOfDiary, goalsOfDiet } from './model-goals.ts';
import { Refusal } from './model-refusal.ts';
import type { Body } from './model-requests.ts';
import type { SERVER_RULES } from './model-rules.ts';
import { freshWeek, swappedDays } from './model-week.ts';

/** What each write makes of a diary. */
export class ModelWrites {
  private readonly now: () => number;
  private readonly rules: typeof SERVER_RULES;
  /** Names of values that the server does not know yet. */
  private readonly unknownThings: ReadonlySet<string>;
  /** Names of the pictures that have come. */
  private readonly pictures: ReadonlySet<string>;
  private newest: { hour: number; day: DiaryDay } = { hour: -1, day: '2000-01-01' };

  constructor(
    now: () => number,
    rules: typeof SERVER_RULES,
    unknownThings: ReadonlySet<string>,
    pictures: ReadonlySet<string>,
  ) {
    this.pictures = pictures;
    this.now = now;
    this.rules = rules;
    this.unknownThings = unknownThings;
  }

  /** Carries a request out and returns what it answers; throws a Refusal. */
  decide(diary: ModelDiary, key: string | null, method: string, path: string, body: Body): { rev: number } {
    const [pathname = '', search] = path.split('?');
    const told = body.asOf ?? new URLSearchParams(search).get('asOf');
    const asOf = this.rules.asOf && told !== null && told !== undefined ? Number(told) : null;
    const parts = pathname.split('/');
    if (method === 'POST' && pathname === '/dashboard/meals') return this.putMeal(diary, body, asOf);
    if (method === 'DELETE' && parts[2] === 'meals')
      return this.deleteMeal(diary, parts[5] ?? '', parts[3] as DiaryDay, asOf);
    if (pathname === '/dashboard/water') return this.addWater(diary, key, body);
    if (method === 'POST' && pathname === '/dashboard/weight')
      return this.weigh(diary, this.checked(body.date), body.weight ?? 0, asOf);
    if (method === 'DELETE' && parts[2] === 'weight') return this.weigh(diary, parts[3] as DiaryDay, null, asOf);
    if (parts[1] === 'things')
      return this.keepThing(diary, parts[2] ?? '', parts[3] ?? '', method === 'PUT' ? body : null, asOf);
    if (parts[2] === 'favourites')
      return this.keep(diary, parts[3] ?? '', method === 'PUT' ? (body.dish ?? {}) : null, asOf);
    if (pathname === '/dashboard/calories')
      return this.aim(diary, body, { field: 'calories', calories: body.calories ?? 0 }, asOf);
    if (pathname === '/dashboard/water-goal')
      return this.aim(diary, body, { field: 'water', waterGoal: body.waterGoal ?? 0 }, asOf);
    if (pathname === '/dashboard/macros') {
      const { carbs = 0, fats = 0, proteins = 0 } = body;
      return this.aim(diary, body, { field: 'macros', macros: { carbs, fats, proteins } }, asOf);
    }
    if (pathname === '/dashboard/swap-meal') return this.swap(diary, body, asOf);
    if (pathname === '/dashboard/diet') return this.diet(diary, body, asOf);
    if (pathname === '/conversations') return this.keepTalk(diary, body, asOf);
    if (method === 'DELETE' && parts[1] === 'conversations') return this.deleteTalk(diary, parts[2] ?? '', asOf);
    if (pathname === '/user/profile') return this.describe(diary, body, asOf);
    throw new Refusal(404, 'not-found');
  }

  private keepTalk(diary: ModelDiary, { id = '', userMessage = '', metadata, restore }: Body, asOf: number | null) {
    const stored = diary.talks.get(id);
    if (stored && !stored.deleted) return { rev: stored.rev };
    const talkId = metadata?.conversationId ?? '';
    const mark = diary.talkMarks.get(talkId);
    const isNewer = mark !== undefined && asOf !== null && mark.age > asOf;
    if (mark?.deleted && this.rules.tombstones && (isNewer || !(restore && this.rules.restore)))
      return { deleted: true, id, rev: mark.rev };
    const rev = ++diary.rev;
    diary.talks.set(id, { question: userMessage, talkId, deleted: false, rev });
    if (mark?.deleted) diary.talkMarks.set(talkId, { deleted: false, rev, age: this.ageOf(rev, asOf) });
    return { rev };
  }

  private deleteTalk(diary: ModelDiary, talkId: string, asOf: number | null) {
    const mark = diary.talkMarks.get(talkId);
    if (mark && asOf !== null && mark.age > asOf) return { deleted: mark.deleted, rev: mark.rev };
    const rev = ++diary.rev;
    diary.talkMarks.set(talkId, { deleted: true, rev, age: this.ageOf(rev, asOf) });
    for (const [id, talk] of diary.talks)
      if (talk.talkId === talkId) diary.talks.set(id, { ...talk, question: '', deleted: true, rev });
    return { deleted: true, rev };
  }

  private describe(diary: ModelDiary, { asOf: _, ...fields }: Body, asOf: number | null) {
    if (asOf !== null && diary.profile.age > asOf) return { rev: diary.profile.rev };
    const rev = ++diary.rev;
    diary.profile = {
      fields: { ...diary.profile.fields, ...(fields as ProfileFields) },
      rev,
      age: this.ageOf(rev, asOf),
    };
    return { rev };
  }

  private putMeal(diary: ModelDiary, body: Body, asOf: number | null) {
    const { id, ...entry }: NonNullable<Body['meal']> = body.meal ?? { id: '' };
    const date = this.checked(body.date);
    if (entry['title'] === 'refuse me') throw new Refusal(400, 'invalid-input');
    const stored = diary.meals.get(id);
    const isNewer = stored !== undefined && asOf !== null && stored.age > asOf;
    const staysDeleted = stored?.deleted === true && asOf === null && !(body.restore && this.rules.restore);
    if (stored && (isNewer || staysDeleted))
      return stored.deleted ? { deleted: true, id, rev: stored.rev } : { id, rev: stored.rev };
    const rev = ++diary.rev;
    const meal = {
      id,
      date,
      deleted: false,
      entry: this.rules.nutrients ? entryAfter(entry, stored) : entry,
      rev,
      age: this.ageOf(rev, asOf),
    };
    diary.meals.set(id, meal);
    diary.days.set(date, rev);
    if (stored && !stored.deleted) diary.days.set(stored.date, rev);
    return dishOf(meal, this.pictures);
  }

  private deleteMeal(diary: ModelDiary, id: string, date: DiaryDay, asOf: number | null) {
    const stored = diary.meals.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { id, deleted: stored.deleted, rev: stored.rev };
    const rev = ++diary.rev;
    const at = stored?.date ?? date;
    if (this.rules.tombstones)
      diary.meals.set(id, { id, date: at, deleted: true, entry: {}, rev, age: this.ageOf(rev, asOf) });
    else diary.meals.delete(id);
    diary.days.set(at, rev);
    return { id, deleted: true, rev };
  }

  private addWater(diary: ModelDiary, key: string | null, body: Body) {
    const date = this.checked(body.date);
    const ml = body.delta ?? 0;
    if (ml === 13) throw new Refusal(400, 'invalid-input');
    const id = this.rules.waterIds ? (body.id ?? key ?? '') : `row ${diary.rev}`;
    const stored = diary.water.get(id);
    if (stored) return { rev: stored.rev };
    const rev = ++diary.rev;
    const total = waterOn(diary, date).reduce((sum, row) => sum + row.ml, 0);
    diary.water.set(id, { id, date, ml: effectiveWater(total, ml), rev });
    diary.days.set(date, rev);
    const rows = waterOn(diary, date).map((row) => ({ id: row.id, ml: row.ml }));
    return { date, totalIntake: rows.reduce((sum, row) => sum + row.ml, 0), rows, rev };
  }

  private weigh(diary: ModelDiary, date: DiaryDay, kg: number | null, asOf: number | null) {
    const stored = diary.weights.get(date);
    if (stored && asOf !== null && stored.age > asOf) return { date, rev: stored.rev };
    const rev = ++diary.rev;
    diary.weights.set(date, { kg, rev, age: this.ageOf(rev, asOf) });
    return { date, rev, ...(kg !== null && { weight: kg, timestamp: { seconds: 0, nanoseconds: 0 } }) };
  }

  private keep(diary: ModelDiary, id: string, dish: object | null, asOf: number | null) {
    const stored = diary.favourites.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { id, rev: stored.rev };
    const rev = ++diary.rev;
    diary.favourites.set(id, { dish, rev, age: this.ageOf(rev, asOf) });
    return { id, rev, dish };
  }

  private keepThing(diary: ModelDiary, name: string, key: string, value: object | null, asOf: number | null) {
    if (this.unknownThings.has(name)) throw new Refusal(404, 'unknown-thing');
    const id = `${name}/${key}`;
    const stored = diary.things.get(id);
    if (stored && asOf !== null && stored.age > asOf) return { rev: stored.rev };
    const rev = ++diary.rev;
    diary.things.set(id, { value, rev, age: this.ageOf(rev, asOf) });
    return { name, key, rev, value };
  }

  private aim(diary: ModelDiary, body: Body, change: GoalsChange, asOf: number | null) {
    const date = this.checked(body.date);
    const stored = diary.goals.get(date);
    if (stored && asOf !== null && stored.age > asOf) return { date, rev: stored.rev };
    const rev = ++diary.rev;
    diary.goals.set(date, { ...changeGoals(goalsOfDiary(diary, date), change), rev, age: this.ageOf(rev, asOf) });
    return { date, rev };
  }

  private diet(diary: ModelDiary, body: Body, asOf: number | null) {
    if (asOf !== null && diary.plan.age > asOf) return { rev: diary.plan.rev };
    const rev = ++diary.rev;
    const week = asOf === null ? freshWeek(rev) : (body.week ?? freshWeek(rev));
    diary.plan = { dietId: body.dietId ?? '', ...week, rev, age: this.ageOf(rev, asOf) };
    // A re-sent diet brings back the plan alone: its goals are re-sent as goals.
    if (asOf !== null) return { rev };
    const date = this.checked(body.date);
    diary.goals.set(date, { ...goalsOfDiet(goalsOfDiary(diary, date), body.dietId), rev, age: rev });
    return { rev };
  }

  private swap(diary: ModelDiary, body: Body, asOf: number | null) {
    const { plan } = diary;
    if (asOf !== null && plan.age > asOf) return { rev: plan.rev };
    const days = swappedDays(plan.days, body);
    if (!days || body.planId !== plan.planId) throw new Refusal(409, 'plan-changed');
    const rev = ++diary.rev;
    diary.plan = { ...plan, days, rev, age: this.ageOf(rev, asOf) };
    return { rev };
  }

  private checked(date: DiaryDay | undefined): DiaryDay {
    if (date === undefined || date < '2000-01-01' || date > this.newestDay()) throw new Refusal(400, 'invalid-input');
    return date;
  }

  private ageOf(rev: number, asOf: number | null): number {
    return this.rules.ages ? (asOf ?? rev) : rev;
  }

  private newestDay(): DiaryDay {
    const hour = Math.floor(this.now() / 3_600_000);
    if (this.newest.hour !== hour) this.newest = { hour, day: addDays(dayInZone(this.now(), TBILISI), 2) };
    return this.newest.day;
  }
}
