import type { DataOf } from '#contract/call.ts';
import type { CALLS } from '#contract/calls.ts';
import type { Edition } from '#contract/catalogue.ts';
import { recipeDetail } from '#contract/recipe-views.ts';
import { DEFAULT_DIET } from '#domain/diet-plan-draft.ts';
import type { PlannedDay } from '#domain/meal-plan.ts';
import { shoppingList } from '#domain/planner/shopping-list.ts';
import { ownId } from '../admission/request-user.ts';
import { load, loadedRows, type Loaded, type Wanted } from '../diary/core/load.ts';
import { userHasAccess } from '../diary/core/work.ts';
import { ownPlan } from '../diary/entities/plan.ts';
import { ApiError, noPlan, premiumRequired, unauthenticated } from '../errors/api-error.ts';
import { FOODS_BY_ID, RECIPES_BY_ID, servingOf } from '../food/food-book.ts';
import { findMeals, mealPage, recommendedMeals } from '../food/meal-lists.ts';
import type { ApiRequest, Handlers } from '../http/handler.ts';
import { acceptedEncodings, namesTag } from '../http/request-headers.ts';
import { serverDay } from '../input/server-day.ts';

/** What can be cooked and eaten: the recipes, and the catalogue that devices keep. */
export const foodHandlers: Pick<
  Handlers,
  'getRecommendedMeals' | 'getAllMeals' | 'searchMeals' | 'getMeal' | 'getCatalogue' | 'getShoppingList'
> = {
  async getRecommendedMeals({ params: { type }, query: { limit } }, request) {
    const [plan] = loadedRows(await ownRows(request, [ownPlan.of({})]), ownPlan);
    const today = serverDay(request.services.clock());
    return { data: recommendedMeals(type, plan?.dietId ?? DEFAULT_DIET, `${today} ${ownId(request)}`, limit) };
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

  async getShoppingList({ query: { days } }, request) {
    const [plan] = loadedRows(await ownRows(request, [ownPlan.of({})]), ownPlan);
    if (!plan) throw noPlan();
    const wanted = new Set(days?.split(',').map(Number) ?? plan.days.map(({ day }) => day));
    return { data: shoppingItems(plan.days.filter(({ day }) => wanted.has(day))) };
  },
};

/** What to buy, with the names that are read in the shop. */
function shoppingItems(days: readonly PlannedDay[]): DataOf<typeof CALLS.getShoppingList> {
  return shoppingList(days, RECIPES_BY_ID, FOODS_BY_ID).map(({ food: foodId, group, grams }) => ({
    foodId,
    name: FOODS_BY_ID.get(foodId)?.name ?? foodId,
    group,
    grams,
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
