import { animalPartsOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { dietsOfServing } from '#domain/recipes/diets-of-serving.ts';
import type { Food, FoodId } from '#domain/food/food.ts';
import { recipeNutrition, type RecipeNutrition } from '#domain/recipes/recipe-nutrition.ts';
import type { Recipe, RecipeIngredient } from '#domain/recipes/recipe.ts';
import { isForeignName } from '../join/foreign-name.ts';
import { PUBLISHED_DISHES, PUBLISHED_SPAN } from './published-figures.ts';
import {
  COURSE_BOUNDS,
  LIGHTEST_UNIT,
  MINUTES,
  REST_TOLD_FROM,
  SERVING_FAT,
  SERVING_KCAL,
  SERVING_SALT,
  SHOWN_TO_GRAMS,
  SOUP_LIQUIDS,
  STEPS,
  yieldBand,
  type Band,
} from '../recipe-bounds.ts';
import { stepsMention } from './step-mentions.ts';
import { stepMinutes } from '../step-minutes.ts';

/** What is wrong with one recipe, as an editor would say it. */
export interface RecipeProblem {
  recipe: string;
  problem: string;
}

const KEBAB_ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The 33 letters of modern Mkhedruli, as a name is written. */
const NAME = /^[ა-ჰ]+([ -][ა-ჰ]+)*$/;
const SENTENCES = /^[ა-ჰ0-9„][ა-ჰ0-9 ,.:;()%°„“½–/-]*[.]$/;
const NOTE = /^[ა-ჰ0-9][ა-ჰ0-9 ,%°/-]*$/;

const outside = (value: number, [least, most]: Band): boolean => !(value >= least && value <= most);

const textProblems = (recipe: Recipe): string[] => {
  const problems: string[] = [];
  if (!KEBAB_ID.test(recipe.id)) problems.push('the id is not kebab-case');
  const names = [recipe.name, ...recipe.synonyms, ...recipe.misspellings];
  const georgian = names.filter((name) => NAME.test(name));
  for (const name of names) {
    if (!NAME.test(name) && (name === recipe.name || !isForeignName(name, georgian)))
      problems.push(`„${name}“ is not a clean Georgian name`);
  }
  if (!SENTENCES.test(recipe.description)) problems.push('the description is not a clean Georgian sentence');
  if (outside(recipe.steps.length, STEPS)) problems.push(`${recipe.steps.length} steps`);
  for (const step of recipe.steps)
    if (!SENTENCES.test(step)) problems.push(`a step is not a clean Georgian sentence: ${step}`);
  for (const { note } of recipe.ingredients)
    if (note !== undefined && !NOTE.test(note)) problems.push(`a note is not clean Georgian: ${note}`);
  return problems;
};

const shapeProblems = (recipe: Recipe): string[] => {
  const problems: string[] = [];
  if (outside(recipe.minutes, MINUTES) || !Number.isInteger(recipe.minutes)) problems.push(`${recipe.minutes} minutes`);
  if (!Number.isInteger(recipe.servings) || recipe.servings < 1) problems.push(`${recipe.servings} servings`);
  if (outside(recipe.yield, yieldBand(recipe)))
    problems.push(`a yield of ${recipe.yield} does not fit a ${recipe.course} by ${recipe.method}`);
  if (new Set(recipe.types).size !== recipe.types.length) problems.push('a meal is named twice');
  const foods = recipe.ingredients.map(({ food }) => food);
  for (const food of foods.filter((id, at) => foods.indexOf(id) !== at)) problems.push(`${food} is listed twice`);
  for (const { food, grams, shown } of recipe.ingredients) {
    if (!(grams > 0) || (shown !== undefined && !(shown.amount > 0))) problems.push(`no amount of ${food}`);
  }
  if (recipe.ingredients.length === 1 && recipe.method === 'none') problems.push('a food, not a recipe');
  if (recipe.course === 'soup' && !foods.some((id) => SOUP_LIQUIDS.has(id))) problems.push('a soup without water');
  return problems;
};

const FATS: ReadonlySet<string> = new Set(['butter', 'butter-salted', 'butter-72', 'ghee']);

/** What is promised is what the steps need: waiting from half an hour on is told apart. */
const timeProblems = ({ minutes, restMinutes, steps }: Recipe): string[] => {
  const { work, rest } = stepMinutes(steps);
  const problems: string[] = [];
  const told = rest >= REST_TOLD_FROM ? rest : undefined;
  if (restMinutes !== told) problems.push(`${restMinutes ?? 0} minutes of waiting, the steps wait ${told ?? 0}`);
  const needed = told === undefined ? work + rest : work;
  if (minutes < needed) problems.push(`${minutes} minutes, the steps take ${needed}`);
  return problems;
};

const servingProblems = (
  recipe: Recipe,
  { grams, figures, nutrients }: RecipeNutrition,
  foods: ReadonlyMap<FoodId, Food>,
): string[] => {
  const problems: string[] = [];
  const { dense: densities, grams: weights, saltiest } = COURSE_BOUNDS[recipe.course];
  const [dense, salt] = [(figures.calories * 100) / grams, nutrients.salt ?? 0];
  if (outside(figures.calories, SERVING_KCAL)) problems.push(`${figures.calories} kcal a serving`);
  if (outside(grams, weights)) problems.push(`${grams} g a serving`);
  if (outside(salt, SERVING_SALT)) problems.push(`${salt} g of salt a serving`);
  if (outside(dense, densities)) problems.push(`a ${recipe.course} of ${Math.round(dense)} kcal per 100 g`);
  if ((salt * 100) / grams > saltiest)
    problems.push(`a ${recipe.course} with ${((salt * 100) / grams).toFixed(1)} g of salt per 100 g`);
  const fat =
    recipe.ingredients
      .filter(({ food }) => FATS.has(food) || foods.get(food)?.group === 'oil')
      .reduce((sum, one) => sum + one.grams, 0) / recipe.servings;
  if (outside(fat, SERVING_FAT)) problems.push(`${Math.round(fat)} g of oil and butter a serving`);
  for (const [unit, weight] of Object.entries(recipe.unitGrams ?? {})) {
    if (outside(weight, [LIGHTEST_UNIT, grams * recipe.servings])) problems.push(`a ${unit} of ${weight} g`);
  }
  const published = PUBLISHED_DISHES.find((one) => one.recipe === recipe.id);
  if (published && outside(dense / published.kcal, [1 - PUBLISHED_SPAN, 1 + PUBLISHED_SPAN])) {
    problems.push(`${Math.round(dense)} kcal per 100 g, published are ${published.kcal} (${published.source})`);
  }
  return problems;
};

/** g of one unit of a food; undefined when the table does not say. */
const unitWeight = (
  food: Food | undefined,
  unit: NonNullable<RecipeIngredient['shown']>['unit'],
): number | undefined => {
  if (unit === 'g') return 1;
  return unit === 'ml' ? food?.density : food?.unitGrams[unit];
};

/** A reader who counts spoons and one who weighs cook the same dish. */
const shownProblems = (recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): string[] =>
  recipe.ingredients.flatMap(({ food, grams, shown, toTaste }) => {
    if (shown === undefined || toTaste) return [];
    const unit = unitWeight(foods.get(food), shown.unit);
    if (unit === undefined) return [];
    return outside(grams / (shown.amount * unit), SHOWN_TO_GRAMS)
      ? [`${shown.amount} ${shown.unit} of ${food} are not ${grams} g`]
      : [];
  });

/** What is bought is used. */
const unusedProblems = ({ ingredients, steps }: Recipe, foods: ReadonlyMap<FoodId, Food>): string[] =>
  ingredients.flatMap(({ food: id }) => {
    const food = foods.get(id);
    return food === undefined || stepsMention(food, steps) ? [] : [`no step uses ${id}`];
  });

const dietProblems = (recipe: Recipe, { figures }: RecipeNutrition, foods: ReadonlyMap<FoodId, Food>): string[] => {
  const held = dietsOfServing({
    nutrition: figures,
    animal: animalPartsOfRecipe(recipe, foods),
    type: recipe.types[0],
  });
  const [tags, rules] = [recipe.diets.toSorted().join(', '), held.toSorted().join(', ')];
  return tags === rules ? [] : [`diets are [${tags}], its rules say [${rules}]`];
};

const problemsOf = (recipe: Recipe, foods: ReadonlyMap<FoodId, Food>): string[] => {
  const problems = [...textProblems(recipe), ...shapeProblems(recipe), ...timeProblems(recipe)];
  const unknown = recipe.ingredients.filter(({ food }) => !foods.has(food));
  if (unknown.length > 0) return [...problems, ...unknown.map(({ food }) => `no food ${food}`)];
  const nutrition = recipeNutrition(recipe, foods);
  return [
    ...problems,
    ...shownProblems(recipe, foods),
    ...unusedProblems(recipe, foods),
    ...servingProblems(recipe, nutrition, foods),
    ...dietProblems(recipe, nutrition, foods),
  ];
};

const nameProblems = (recipes: readonly Recipe[], foods: ReadonlyMap<FoodId, Food>): RecipeProblem[] => {
  const owners = new Map<string, string>();
  for (const food of foods.values())
    for (const name of [food.name, ...food.synonyms, ...food.misspellings]) owners.set(name, `the food ${food.id}`);
  const problems: RecipeProblem[] = [];
  for (const recipe of recipes) {
    for (const name of [recipe.name, ...recipe.synonyms, ...recipe.misspellings]) {
      const owner = owners.get(name);
      if (owner !== undefined) problems.push({ recipe: recipe.id, problem: `„${name}“ belongs to ${owner} already` });
      owners.set(name, `the recipe ${recipe.id}`);
    }
  }
  const ids = recipes.map(({ id }) => id);
  for (const id of ids.filter((one, at) => ids.indexOf(one) !== at))
    problems.push({ recipe: id, problem: 'the id belongs to two recipes' });
  return problems;
};

/** Everything that is wrong with the recipes, given every food that is bought; an empty list when they can be served. Never throws. */
export const checkRecipes = (
  recipes: readonly Recipe[],
  foods: ReadonlyMap<FoodId, Food>,
): readonly RecipeProblem[] => [
  ...recipes.flatMap((recipe) => problemsOf(recipe, foods).map((problem) => ({ recipe: recipe.id, problem }))),
  ...nameProblems(recipes, foods),
];
