import type { Dish } from '#contract/diary/meals.ts';
import { addDays, daysBetween, type DiaryDay } from '#domain/diary/diary-day.ts';
import { DIETS } from '#domain/plan/diet-plan-draft.ts';
import { planOn } from '#domain/plan/planner/week/plan-weeks.ts';
import { goalsBetween } from '#domain/body/goals.ts';
import { sumNutrition } from '#domain/body/macros.ts';
import { dayNutrition, type NutrientEntry } from '#domain/nutrition/day-nutrition.ts';
import { macroSharesOfDay } from '#domain/nutrition/macro-coverage.ts';
import { isSilent } from '#domain/nutrition/made-of.ts';
import { referencePerson } from '#domain/nutrition/reference/reference-values.ts';
import { ownId, ownTokenHash } from '../admission/request-user.ts';
import { load, loadedRows } from '../diary/core/load.ts';
import { userHasAccess } from '../diary/core/work.ts';
import { conversationOf, recentExchanges } from '../diary/entities/conversation.ts';
import { byDate, dayMeals } from '../diary/entities/day.ts';
import { goalsOf, goalsOnDay, goalsTimeline } from '../diary/entities/goals.ts';
import { dishOf, mealsOn } from '../diary/entities/meal.ts';
import { dietNeedsAccess, ownPlan, planOf } from '../diary/entities/plan/plan.ts';
import { waterOf, waterOnDays } from '../diary/entities/water.ts';
import { recentWeights } from '../diary/entities/weight.ts';
import { readChanges } from '../diary/read-changes.ts';
import { readExport } from '../diary/read-export.ts';
import { runBatch, weeksIn } from '../diary/run-batch.ts';
import { invalidInput, noPlan, unauthenticated } from '../errors/api-error.ts';
import { knownOfDish } from '../food/food-figures.ts';
import type { Handlers } from '../http/handler.ts';
import { namesTag } from '../http/headers/request-headers.ts';
import { serverDay, timestampOf } from '../input/server-day.ts';
import { paymentInfoOf } from '../payments/payment-info.ts';
import type { UserRow } from '../store/tables/diary-tables.ts';

/** `weightHistory` of the dashboard (design §5). */
const WEIGH_INS_SHOWN = 365;
const LONGEST_HISTORY_DAYS = 366;
/** Days of history without access, today included. */
const FREE_HISTORY_DAYS = 7;

/** Reading the diary. */
export const diaryHandlers: Pick<
  Handlers,
  | 'getDashboard'
  | 'getFirstDay'
  | 'getGoals'
  | 'getMealHistory'
  | 'getMealPlan'
  | 'getDiets'
  | 'getConversations'
  | 'getChanges'
  | 'getExport'
  | 'postBatch'
> = {
  async getDashboard({ query }, request) {
    const { database, clock, catalogue } = request.services;
    const nowMs = clock();
    const date = query.date ?? serverDay(nowMs);
    const known = request.c.req.header('if-none-match');
    if (known !== undefined) {
      const { user, generation } = await load(database, ownId(request), []);
      const etag = etagOf(existing(user), `${generation}.${catalogue.version()}`, date, nowMs);
      if (namesTag(known, etag)) return { notModified: true, headers: { ETag: etag } };
    }
    const loaded = await load(database, ownId(request), [
      mealsOn.of({ from: date, to: date }),
      waterOnDays.of({ dates: [date], ids: [] }),
      recentWeights.of({ most: WEIGH_INS_SHOWN }),
      goalsTimeline.of({}),
      ownPlan.of({}),
    ]);
    const user = existing(loaded.user);
    const [stored] = loadedRows(loaded, ownPlan);
    if (!stored) throw noPlan();
    const plan = planOn(stored, date);
    const meals = loadedRows(loaded, mealsOn);
    const { calories, macros, waterGoal } = goalsOnDay(loadedRows(loaded, goalsTimeline), date);
    const dishes = meals.map(dishOf);
    const { calories: eaten, ...eatenMacros } = sumNutrition(dishes);
    return {
      headers: { ETag: etagOf(user, `${loaded.generation}.${catalogue.version()}`, date, nowMs) },
      data: {
        date,
        rev: user.rev,
        progress: {
          goals: { calories, macros },
          current: { calories: eaten, macros: eatenMacros, ...macroCoverageOf(dishes) },
        },
        mealHistory: dayMeals(meals),
        waterIntake: waterOf(loadedRows(loaded, waterOnDays)),
        weightHistory: loadedRows(loaded, recentWeights)
          .flatMap(({ date: day, weight, atMs }) =>
            weight === null ? [] : [{ date: day, weight, timestamp: timestampOf(atMs) }],
          )
          .toReversed(),
        dietPlan: {
          waterGoal,
          initialWeight: plan.initialWeight,
          targetWeight: plan.targetWeight,
          goal: plan.goal,
        },
        mealPlan: { planId: plan.planId, dietId: plan.dietId, days: planOf(plan).days },
        nutrition: dayNutrition(dishes.map(completed), referencePerson(user, calories)),
      },
    };
  },

  async getFirstDay({ query }, request) {
    const { database, clock } = request.services;
    const date = query.date ?? serverDay(clock());
    const wanted = [mealsOn.of({ from: date, to: date }), goalsTimeline.of({})];
    const [loaded, payment] = await Promise.all([
      load(database, ownId(request), wanted),
      paymentInfoOf(request.services, ownId(request)),
    ]);
    const eaten = sumNutrition(loadedRows(loaded, mealsOn)).calories;
    return { data: { date, eaten, goal: goalsOnDay(loadedRows(loaded, goalsTimeline), date).calories, payment } };
  },

  async getGoals({ query: { startDate, endDate } }, request) {
    if (startDate !== undefined && endDate !== undefined && endDate < startDate) throw reversedRange();
    const loaded = await load(request.services.database, ownId(request), [goalsTimeline.of({})]);
    existing(loaded.user);
    return {
      data: goalsBetween(loadedRows(loaded, goalsTimeline), startDate, endDate).map((row) => ({
        ...goalsOf(row),
        date: row.date,
        rev: row.rev,
      })),
    };
  },

  async getMealHistory({ query: { startDate, endDate } }, request) {
    const { database, clock } = request.services;
    const nowMs = clock();
    checkRange(startDate, endDate);
    const free = addDays(serverDay(nowMs), 1 - FREE_HISTORY_DAYS);
    const loaded = await load(database, ownId(request), [mealsOn.of({ from: startDate, to: endDate })]);
    const limited = startDate < free && !userHasAccess(existing(loaded.user), nowMs);
    const meals = loadedRows(loaded, mealsOn).filter(({ date }) => !limited || date >= free);
    const days = [...byDate(meals)].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return {
      data: Object.fromEntries(days.map(([date, rows]) => [date, dayMeals(rows)])),
      ...(limited && { meta: { limitedFrom: free } }),
    };
  },

  async getMealPlan(_, request) {
    const [plan] = loadedRows(await load(request.services.database, ownId(request), [ownPlan.of({})]), ownPlan);
    if (!plan) throw noPlan();
    return { data: planOf(plan) };
  },

  getDiets: () => Promise.resolve({ data: DIETS.map((dietId) => ({ dietId, needsAccess: dietNeedsAccess(dietId) })) }),

  async getConversations({ query: { limit, before = null } }, request) {
    const wanted = [recentExchanges.of({ most: limit, before })];
    const recent = loadedRows(await load(request.services.database, ownId(request), wanted), recentExchanges);
    return { data: recent.map(conversationOf).toReversed() };
  },

  getChanges: async ({ query: { since, limit } }, request) => ({
    data: await readChanges(request.services.database, ownId(request), since, limit),
  }),

  getExport: async (_, request) => ({
    data: await readExport(request.services.database, ownId(request), request.services.clock()),
  }),

  postBatch: async ({ body: { operations } }, request) => {
    const { services, generation } = request;
    const userId = ownId(request);
    // The request itself was counted as one.
    const more = operations.length - 1;
    if (more > 0) await services.limiter.take(`write ${userId}`, services.config.limits.writes, more);
    const weeks = weeksIn(operations);
    if (weeks > 0) await services.limiter.take(`week ${userId}`, services.config.limits.weeks, weeks);
    return { data: await runBatch(services, { userId, tokenHash: ownTokenHash(request) }, operations, generation) };
  },
};

/** An entry of an app that says nothing of nutrients, with what its foods or its recipe tell. */
const completed = (dish: Dish): NutrientEntry => (isSilent(dish) ? { ...dish, ...knownOfDish(dish) } : dish);

/** The macros that are not known of all that was eaten. */
function macroCoverageOf(dishes: readonly Dish[]) {
  const macroCoverage = macroSharesOfDay(dishes);
  return Object.keys(macroCoverage).length > 0 ? { macroCoverage } : {};
}

function existing(user: (UserRow & { weight: number | null }) | null): UserRow & { weight: number | null } {
  if (!user) throw unauthenticated();
  return user;
}

/** Weak, since the answer may travel compressed. `truth`: the database's generation and the recipes' version, which the planned dishes show. */
const etagOf = (user: UserRow, truth: string, date: DiaryDay, nowMs: number): string =>
  `W/"${truth}.${user.rev}.${userHasAccess(user, nowMs) ? 'open' : 'free'}.${date}"`;

const reversedRange = () => invalidInput([{ path: 'endDate', message: 'endDate lies before startDate' }]);

function checkRange(startDate: DiaryDay, endDate: DiaryDay): void {
  const days = daysBetween(startDate, endDate) + 1;
  if (days < 1) throw reversedRange();
  if (days > LONGEST_HISTORY_DAYS) {
    throw invalidInput([{ path: 'endDate', message: `At most ${LONGEST_HISTORY_DAYS} days` }]);
  }
}
