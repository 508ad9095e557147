import {
  ANIMAL_PARTS,
  FOOD_GROUPS,
  HOUSEHOLD_UNITS,
  PREPARATIONS,
  type Food,
  type HouseholdUnit,
} from '#domain/food/food.ts';
import { readLines, type Line } from './read-lines.ts';

/** A food as its line tells it: everything but what the tables add. */
export type FoodLine = Omit<Food, 'per100g' | 'nutrients' | 'packages'>;

/** A line that cannot be read; the message names food and cell. */
class FoodLineError extends Error {
  readonly code = 'bad-food-line';
}

/** The foods of a shelf's text, one a line (README.md, "Foods"). Throws FoodLineError. */
export const readFoodLines = (text: string): FoodLine[] => readLines(text).map(foodOf);

function foodOf(line: Line): FoodLine {
  const cell = (column: string): string => line.get(column) ?? '';
  const id = cell('id');
  const traits = pairs(cell('traits'));
  const fail = (what: string): never => {
    throw new FoodLineError(`${id}: ${what}`);
  };
  const oneOf = <const Values extends readonly string[]>(values: Values, text: string): Values[number] =>
    values.find((value) => value === text) ?? fail(`"${text}" is not known`);
  const number = (text: string): number =>
    /^\d+(\.\d+)?$/u.test(text) ? Number(text) : fail(`"${text}" is no number`);
  const portions: Partial<Record<HouseholdUnit, number>> = {};
  for (const [unit, grams] of pairs(cell('portions'))) portions[oneOf(HOUSEHOLD_UNITS, unit)] = number(grams);
  const food: FoodLine = {
    id,
    name: cell('name'),
    synonyms: [...list(cell('synonyms')), ...list(cell('foreign'))],
    misspellings: list(cell('misspellings')),
    nameEn: cell('english'),
    group: oneOf(FOOD_GROUPS, cell('group')),
    unitGrams: portions,
    source: cell('source'),
  };
  for (const [trait, value] of traits) {
    if (trait === 'density') food.density = number(value);
    else if (trait === 'edible') food.edibleShare = number(value);
    else if (trait === 'animal')
      food.animal = value === 'none' ? [] : value.split('+').map((part) => oneOf(ANIMAL_PARTS, part));
    else if (trait === 'eaten-as') food.eatenAs = value;
    else if (trait === 'base') {
      const [base = '', preparation = ''] = value.split(' ');
      food.base = { id: base, preparation: oneOf(PREPARATIONS, preparation) };
    } else fail(`no trait "${trait}"`);
  }
  return food;
}

const list = (text: string): string[] => (text === '' ? [] : text.split('; '));

/** `glass 180; tablespoon 15` by their first words. */
const pairs = (text: string): [string, string][] =>
  list(text).map((each) => {
    const [first = '', ...rest] = each.split(' ');
    return [first, rest.join(' ')];
  });
