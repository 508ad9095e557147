import type { DataOf } from '#contract/call.ts';
import type { CALLS } from '#contract/calls.ts';
import type { Edition } from '#contract/food/catalogue.ts';
import { recipeDetail } from '#contract/food/recipe-views.ts';
import { DEFAULT_DIET } from '#domain/plan/diet-plan-draft.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import { planOn } from '#domain/plan/planner/week/plan-weeks.ts';
import { shoppingList, type ShoppingFor } from '#domain/plan/shopping-list.ts';
import { ownId } from '../admission/request-user.ts';
import { load, loadedRows, type Loaded, type Wanted } from '../diary/core/load.ts';
import { userHasAccess } from '../diary/core/work.ts';
import { eatingRulesOf, ownPlan } from '../diary/entities/plan/plan.ts';
import { preferencesOf, preferenceThings } from '../diary/entities/plan/plan-preferences.ts';
import { currentThings, pantryOf, pantryThings } from '../diary/entities/value-thing.ts';
import { ApiError, noPlan, premiumRequired, unauthenticated } from '../errors/api-error.ts';
import { FOODS_BY_ID, RECIPES_BY_ID, servingOf } from '../food/food-book.ts';
import { findMeals, mealPage, recommendedMeals } from '../food/meal-lists.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { acceptedEncodings, namesTag } from '../http/headers/request-headers.ts';
import { serverDay } from '../input/server-day.ts';

/** What can be cooked and eaten: the recipes, and the catalogue that devices keep. */
export const foodHandlers: Pick<
  Handlers,
  'getRecommendedMeals' | 'getAllMeals' | 'searchMeals' | 'getMeal' | 'getCatalogue' | 'getShoppingList'
> = {
  async getRecommendedMeals({ params: { type }, query: { limit } }, request) {
    const loaded = await ownRows(request, [ownPlan.of({}), preferenceThings, currentThings('fasting')]);
    const [plan] = loadedRows(loaded, ownPlan);
    const today = serverDay(request.services.clock());
    const rules = eatingRulesOf(loaded, today);
    return { data: recommendedMeals(type, plan?.dietId ?? DEFAULT_DIET, rules, `${today} ${ownId(request)}`, limit) };
  },

  getAllMeals: ({ query }) => Promise.resolve({ data: mealPage(query) }),

  searchMeals: ({ query: { query, limit } }) => Promise.resolve({ data: { ...findMeals(query, limit), query } }),

  async getMeal({ params: { id } }, request) {
    const recipe = RECIPES_BY_ID.get(id);
    if (!recipe) throw new ApiError('not-found', 'No such recipe');
    const access = await hasOwnAccess(request);
    if (recipe.pro && !access) throw premiumRequired();
    return { data: recipeDetail(recipe, servingOf(recipe), FOODS_BY_ID, access) };
  },

  async getCatalogue(_, request) {
    const { catalogue } = request.services;
    const { req } = request.c;
    const edition: Edition = (await hasOwnAccess(request)) ? 'open' : 'free';
    const headers = {
      ETag: `"${catalogue.version()}.${edition}"`,
      'Cache-Control': 'private, no-cache',
      Vary: 'Accept-Encoding',
    };
    if (namesTag(req.header('if-none-match'), headers.ETag)) return { notModified: true, headers };
    const accepted = acceptedEncodings(req.header('accept-encoding'));
    const encoding = (['br', 'gzip'] as const).find((name) => accepted.has(name));
    if (!encoding) return { body: await catalogue.bytes(edition, 'identity'), headers };
    return { body: await catalogue.bytes(edition, encoding), headers: { ...headers, 'Content-Encoding': encoding } };
  },

  async getShoppingList({ query: { days, plannedFor } }, request) {
    const today = serverDay(request.services.clock());
    const loaded = await ownRows(request, [ownPlan.of({}), preferenceThings, pantryThings]);
    const [stored] = loadedRows(loaded, ownPlan);
    if (!stored) throw noPlan();
    const plan = planOn(stored, plannedFor ?? today);
    const wanted = new Set(days?.split(',').map(Number) ?? plan.days.map(({ day }) => day));
    const list = shoppingItems(
      plan.days.filter(({ day }) => wanted.has(day)),
      { people: preferencesOf(loaded).people ?? 1, pantry: pantryOf(loaded), today, from: plannedFor },
    );
    return { data: list.filter(({ grams }) => grams > 0) };
  },
};

/** What to buy, with the names that are read in the shop. */
function shoppingItems(days: readonly PlannedDay[], whose: ShoppingFor): DataOf<typeof CALLS.getShoppingList> {
  return shoppingList(days, RECIPES_BY_ID, FOODS_BY_ID, whose).map(({ food: foodId, earlier: _, ...item }) => ({
    foodId,
    name: FOODS_BY_ID.get(foodId)?.name ?? foodId,
    ...item,
  }));
}

async function ownRows(
  request: ApiRequest,
  wanted: readonly Wanted[],
): Promise<Loaded & { user: NonNullable<Loaded['user']> }> {
  const { user, ...loaded } = await load(request.services.database, ownId(request), wanted);
  if (!user) throw unauthenticated();
  return { ...loaded, user };
}

const hasOwnAccess = async (request: ApiRequest): Promise<boolean> =>
  userHasAccess((await ownRows(request, [])).user, request.services.clock());
