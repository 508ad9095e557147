import { foodsOf, recipeOf, type Catalogue, type CatalogueRecipe, type Edition } from '#contract/food/catalogue.ts';
import { answerQuestion, type CoachAnswer } from '#domain/coach/answer-question.ts';
import { isCareAnswer } from '#domain/coach/danger/care-answers.ts';
import { careForMeal } from '#domain/coach/danger/meal-care.ts';
import type { CoachContext, CoachKnowledge, CoachMessage } from '#domain/coach/coach-context.ts';
import { logOffers, type LogOffer, type Moment } from '#domain/coach/foods/log-offer.ts';
import type { FastLevel } from '#domain/fasts/fasting-calendar.ts';
import type { NamedDish } from '#domain/fasts/parts-of-dish.ts';
import type { Food } from '#domain/food/food.ts';
import { WordVariants } from '#domain/food/search/word-variants.ts';
import type { PlannedDay } from '#domain/plan/meal-plan.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { nutrientsOfDish, type DishNutrients, type FoodFigures } from '#domain/nutrition/dish-nutrients.ts';
import type { MadeOf } from '#domain/nutrition/made-of.ts';
import { figuresOf } from '#domain/nutrition/food-figures.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import type { FoodNames } from '#domain/food-text/names/food-names.ts';
import type { FoodTextReading } from '#domain/food-text/food-text-item.ts';
import type { GapAsk } from '#domain/nutrition/gaps/close-gap.ts';
import { cookOwnDish, type CookedPot, type OwnDish } from '#domain/food/own-dish.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import type { ShoppingFor } from '#domain/plan/shopping-list.ts';
import { createFoodSearch, type FoodSearch, type SearchOptions } from '#domain/food/search/food-search.ts';
import { readOwnFoods } from '#domain/food-text/read-own-foods.ts';
import { NOTHING_OWN, ownFoodsOf, type OwnThings } from './nutrients/own-things.ts';
import { gapSuggestions, type GapSuggestion } from './nutrients/gap-suggestions.ts';
import { coachRecipes } from './dishes/coach-recipes.ts';
import { dishObjections, type NamedObjections } from './dishes/dish-objections.ts';
import { suitingRecipes } from './dishes/suiting-recipes.ts';
import { shoppingOf, type Shopping } from './shopping/shopping-of.ts';
import { keepCatalogue, readCatalogue, type StoredCatalogue } from './catalogue/catalogue.ts';
import { fetchCatalogue } from './catalogue/fetch-catalogue.ts';
import { dishesNamed, type NamedDishes } from './dishes/dishes-named.ts';
import { forbiddenDishes } from './dishes/forbidden-dishes.ts';
import { recipePage, teaserOf, type RecipePage, type RecipeTeaser } from './dishes/recipe-page.ts';
import { RemoteError } from '../api/remote-error.ts';

/** What the device knows of a recipe: without a catalogue it cannot say whether there is one. */
export type RecipeAnswer = { is: 'found'; page: RecipePage } | { is: 'gone' } | { is: 'no-catalogue' };

/** Which catalogue this device has, and recipes of it that may be offered. */
export interface CatalogueOverview {
  version: string;
  edition: Edition;
  recipes: readonly RecipeTeaser[];
}

/** A found food or recipe with what its row shows. */
export type FoundFood = { kind: 'food'; food: Food } | { kind: 'recipe'; recipe: RecipeTeaser };

/** The beginning of a list of recipes. */
export interface RecipePart {
  recipes: readonly RecipeTeaser[];
  /** How many the whole list has. */
  of: number;
}

/** One catalogue with what is computed from it once, when it is first asked for. */
class Indexed {
  readonly catalogue: Catalogue;
  readonly foods: ReadonlyMap<string, Food>;
  readonly recipes: ReadonlyMap<string, CatalogueRecipe>;
  private search: FoodSearch | undefined;
  private names: FoodNames | undefined;
  private variants: WordVariants | undefined;
  private nutrients: FoodFigures | undefined;

  constructor(catalogue: Catalogue) {
    this.catalogue = catalogue;
    this.foods = new Map(foodsOf(catalogue).map((food) => [food.id, food]));
    this.recipes = new Map(catalogue.recipes.map((recipe) => [recipe.id, recipe]));
  }

  foodSearch(): FoodSearch {
    const variants = () => this.wordVariants();
    return (this.search ??= createFoodSearch([...this.foods.values()], this.catalogue.recipes, variants));
  }

  foodNames(): FoodNames {
    return (this.names ??= buildFoodNames(
      [...this.foods.values(), ...this.catalogue.recipes.flatMap((recipe) => this.dishOf(recipe))],
      this.wordVariants(),
    ));
  }

  private wordVariants(): WordVariants {
    return (this.variants ??= new WordVariants([...this.foods.values(), ...this.catalogue.recipes]));
  }

  figures(): FoodFigures {
    const cooked = (id: string) => {
      const entry = this.recipes.get(id);
      return entry && recipeOf(entry);
    };
    return (this.nutrients ??= figuresOf(this.foods, cooked));
  }

  /** What the built-in coach knows. */
  coachKnowledge(): CoachKnowledge {
    return { foods: this.foodNames(), recipes: coachRecipes(this.catalogue.recipes, this.foods) };
  }

  /** The ready dish of a recipe; of a teaser nobody knows what is in it. */
  private dishOf(entry: CatalogueRecipe): Food[] {
    const recipe = recipeOf(entry);
    return recipe ? [foodOfRecipe(recipe, this.foods)] : [];
  }
}

/**
 * Everything that the device knows of food, in the worker where it costs no frame: reading the catalogue and building its
 * indexes take a second on a telephone. Every method answers from the stored catalogue, without a network.
 */
export class FoodKnowledge {
  private stored: Promise<StoredCatalogue | null> | undefined;
  private indexed: Indexed | undefined;
  private lastRefresh: Promise<boolean> = Promise.resolve(false);

  /** Reads the catalogue and makes its indexes, so that the first question finds them: those of the search first. */
  async prepare(): Promise<void> {
    const known = await this.known();
    known?.foodSearch();
    // What was asked meanwhile does not wait for the names as well.
    await nextTask();
    known?.foodNames();
  }

  /** Which catalogue is there, and its recipes that may be offered under these rules; null until the first one came. */
  async overview(rules: EatingRules): Promise<CatalogueOverview | null> {
    const known = await this.known();
    return (
      known && {
        version: known.catalogue.version,
        edition: known.catalogue.edition,
        recipes: suitingRecipes(known.catalogue.recipes, known.foods, rules),
      }
    );
  }

  /**
   * Asks the server for a newer catalogue, or that of another access, and keeps it. Returns whether there was one: not without a
   * network, when refused, or when what is here still counts.
   */
  refresh(token: string): Promise<boolean> {
    // One after the other: the second asks with the tag that the first one brought.
    const refreshed = this.lastRefresh.then(() => this.fetchAnother(token));
    this.lastRefresh = refreshed.catch(() => false);
    return refreshed;
  }

  private async fetchAnother(token: string): Promise<boolean> {
    try {
      const fetched = await fetchCatalogue(token, (await this.current())?.etag ?? null);
      if (!fetched) return false;
      this.stored = Promise.resolve(fetched);
      await keepCatalogue(fetched);
      return true;
    } catch (error) {
      if (error instanceof RemoteError) return false;
      throw error;
    }
  }

  /** The best hits for a query; none until a catalogue came. */
  async search(query: string, options: SearchOptions): Promise<FoundFood[]> {
    const known = await this.known();
    if (!known) return [];
    return known
      .foodSearch()
      .search(query, options)
      .flatMap(({ kind, id }): FoundFood[] => {
        const food = kind === 'food' ? known.foods.get(id) : undefined;
        const recipe = kind === 'recipe' ? known.recipes.get(id) : undefined;
        if (food) return [{ kind: 'food', food }];
        return recipe ? [{ kind: 'recipe', recipe: teaserOf(recipe) }] : [];
      });
  }

  /** What speaks against these recipes, by their ids; null until a catalogue came. */
  async objections(ids: readonly string[], rules: EatingRules): Promise<Map<string, NamedObjections> | null> {
    const known = await this.known();
    return known && dishObjections(ids, known.recipes, known.foods, rules);
  }

  /** The first `limit` of all recipes, and how many there are; null until a catalogue came. */
  async recipes(limit: number): Promise<RecipePart | null> {
    const known = await this.known();
    return (
      known && { recipes: known.catalogue.recipes.slice(0, limit).map(teaserOf), of: known.catalogue.recipes.length }
    );
  }

  /** The best hits among the recipes alone; null until a catalogue came. */
  async searchRecipes(query: string, { limit, ...options }: SearchOptions): Promise<RecipeTeaser[] | null> {
    if (!(await this.known())) return null;
    const found = await this.search(query, { ...options, limit: Number.MAX_SAFE_INTEGER });
    return found.flatMap((one) => (one.kind === 'recipe' ? [one.recipe] : [])).slice(0, limit);
  }

  /** What foods a text names, the person's own among them; null until a catalogue came. */
  async readText(text: string, own: OwnThings = NOTHING_OWN): Promise<FoodTextReading | null> {
    const known = await this.known();
    return known && readOwnFoods(text, ownFoodsOf(own, known.foods), known.foodNames());
  }

  /** What is said beside a typed meal that tells of a grave danger; null for an ordinary one. */
  async careForMeal(text: string): Promise<string | null> {
    return careForMeal(text, (await this.known())?.foodNames() ?? buildFoodNames([]));
  }

  /** What a message to the assistant tells of that one tap could log; none without a catalogue, but a weight. */
  async logOffers(text: string, moment: Moment): Promise<LogOffer[]> {
    return logOffers(text, (await this.known())?.foodNames() ?? buildFoodNames([]), moment);
  }

  /** The built-in coach's answer; without a catalogue it knows the day, and no food. */
  async coach(messages: readonly CoachMessage[], context: CoachContext): Promise<CoachAnswer> {
    const known = await this.known();
    return answerQuestion(messages, context, known?.coachKnowledge() ?? { foods: buildFoodNames([]), recipes: [] });
  }

  /** The dishes that an answer names: recipes in its order, of names within each other the longest, and what else it suggests to eat. None where health is at stake. */
  async dishesNamed(text: string): Promise<NamedDishes> {
    const known = await this.known();
    if (!known || isCareAnswer(text)) return { recipes: [], described: [] };
    return dishesNamed(text, known.catalogue.recipes, known.foodNames());
  }

  /** A food by its id, null where there is none. */
  async food(id: string): Promise<Food | null> {
    return (await this.known())?.foods.get(id) ?? null;
  }

  /** Those of the ids that are known: foods, the ready dishes of recipes (`dish-<recipe>`), and what of the person's own is told. */
  async foods(ids: readonly string[], own: OwnThings = NOTHING_OWN): Promise<Food[]> {
    const known = await this.known();
    const theirs = new Map(known && ownFoodsOf(own, known.foods).map(({ food }) => [food.id, food]));
    return [...new Set(ids)].flatMap(
      (id) => theirs.get(id) ?? known?.foods.get(id) ?? known?.foodNames().foods.get(id) ?? [],
    );
  }

  /** A recipe by its id with how it is cooked, null where there is none. */
  async recipe(id: string): Promise<CatalogueRecipe | null> {
    return (await this.known())?.recipes.get(id) ?? null;
  }

  /** A recipe as its page shows it. */
  async recipePage(id: string): Promise<RecipeAnswer> {
    const known = await this.known();
    if (!known) return { is: 'no-catalogue' };
    const entry = known.recipes.get(id);
    return entry ? { is: 'found', page: recipePage(entry, known.foods) } : { is: 'gone' };
  }

  /** Whether a fast of this level forbids each of the dishes; none of them until a catalogue came. */
  async forbidden(dishes: readonly NamedDish[], level: FastLevel): Promise<boolean[]> {
    const known = await this.known();
    return known ? forbiddenDishes(dishes, level, known) : [];
  }

  /** Cooks own dishes; null of one whose foods are not all known here. */
  async cookOwn(dishes: readonly OwnDish[]): Promise<(CookedPot | null)[]> {
    const foods = (await this.known())?.foods ?? new Map<string, Food>();
    return dishes.map((dish) => cookOwnDish(dish, foods));
  }

  /** What would narrow the gaps of a day; null until a catalogue came. */
  async closeGap(ask: GapAsk): Promise<GapSuggestion[] | null> {
    const known = await this.known();
    return known && gapSuggestions(known.recipes, known.foods, ask);
  }

  /** What is known of dishes by their foods or their recipes, null of whom nothing is; null in all until a catalogue came. */
  async nutrientsOf(dishes: readonly MadeOf[]): Promise<(DishNutrients | null)[] | null> {
    const known = await this.known();
    return known && dishes.map((dish) => nutrientsOfDish(dish, known.figures()));
  }

  /** What planned days need, and what of it is to be bought; null until a catalogue came. */
  async shopping(days: readonly PlannedDay[], whose: ShoppingFor): Promise<Shopping | null> {
    const known = await this.known();
    return known && shoppingOf(days, known.recipes, known.foods, whose);
  }

  private current(): Promise<StoredCatalogue | null> {
    return (this.stored ??= readCatalogue());
  }

  private async known(): Promise<Indexed | null> {
    const stored = await this.current();
    if (stored && this.indexed?.catalogue !== stored.catalogue) this.indexed = new Indexed(stored.catalogue);
    return stored && (this.indexed ?? null);
  }
}

const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });
