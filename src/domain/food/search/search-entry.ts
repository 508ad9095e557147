import { dishId, type Food, type FoodId } from '../food.ts';

/** What search needs of a food: a row of the table, or a ready dish computed from its recipe. */
export type SearchableFood = Pick<
  Food,
  'id' | 'name' | 'synonyms' | 'misspellings' | 'nameEn' | 'group' | 'base' | 'eatenAs'
>;

/** What search needs of a recipe: of the book, or of the catalogue (there `name` is the meal's title). */
export interface SearchableRecipe {
  id: string;
  name: string;
  synonyms: readonly string[];
  misspellings: readonly string[];
  nameEn: string;
}

/** Something that was found. */
export type SearchHit = { kind: 'food'; id: FoodId } | { kind: 'recipe'; id: string };

/** What a name is to its food or recipe. `short` is the name without what stands in brackets. */
export type NameKind = 'name' | 'short' | 'synonym' | 'misspelling' | 'english';

/** A food or recipe among what can be found. */
export interface SearchEntry {
  hit: SearchHit;
  /** Ready to eat: of two that fit alike it comes before what is cooked with. */
  ready: boolean;
  /** Rows of the table that are this food prepared: everyday foods have more of them. */
  variants: number;
  /** The food that a person means who logs this one by its name. */
  eatenAs: FoodId | undefined;
  /** Under which ids the diary may have counted it. */
  countedAs: readonly string[];
  /** By whose names it is found. */
  named: SearchableRecipe;
}

/** What nobody types: “Potato, raw”, “Kupati (raw)”, “coffee without sugar”. */
const ASIDE_IN_ENGLISH = /\s*,|\s*\(|\s+without\s/;
const READY_GROUPS: ReadonlySet<string> = new Set(['dish', 'ready-meal', 'fast-food']);

/** Everything that can be found. A dish whose recipe is there is found as the recipe, once. */
export function searchEntries(foods: readonly SearchableFood[], recipes: readonly SearchableRecipe[]): SearchEntry[] {
  const dishes = new Set(recipes.map(({ id }) => dishId(id)));
  const variants = new Map<FoodId, number>();
  for (const { base } of foods) if (base) variants.set(base.id, (variants.get(base.id) ?? 0) + 1);
  const ofFoods = foods
    .filter(({ id }) => !dishes.has(id))
    .map((food): SearchEntry => ({
      hit: { kind: 'food', id: food.id },
      ready: READY_GROUPS.has(food.group),
      variants: variants.get(food.id) ?? 0,
      eatenAs: food.eatenAs,
      countedAs: [food.id],
      named: food,
    }));
  const ofRecipes = recipes.map((recipe): SearchEntry => ({
    hit: { kind: 'recipe', id: recipe.id },
    ready: true,
    variants: 0,
    eatenAs: undefined,
    countedAs: [recipe.id, dishId(recipe.id)],
    named: recipe,
  }));
  return [...ofFoods, ...ofRecipes];
}

/** Tells every name of a food or recipe, one by one: lists of a whole table's names would be made only to be thrown away. */
export function eachName(
  { name, synonyms, misspellings, nameEn }: SearchableRecipe,
  tell: (text: string, kind: NameKind) => void,
): void {
  tell(name, 'name');
  if (name.includes('(')) tell(name.replace(/\([^)]*\)/g, ' '), 'short');
  for (const synonym of synonyms) tell(synonym, 'synonym');
  for (const misspelling of misspellings) tell(misspelling, 'misspelling');
  tell(nameEn, 'english');
  const aside = nameEn.search(ASIDE_IN_ENGLISH);
  if (aside >= 0) tell(nameEn.slice(0, aside), 'english');
}
