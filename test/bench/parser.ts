import { FOODS } from '../../src/content/food-table.ts';
import { RECIPES } from '../../src/content/recipe-book.ts';
import { foodOfRecipe } from '../../src/domain/food-of-recipe.ts';
import { buildFoodNames } from '../../src/domain/food-text/build-food-names.ts';
import { parseFoodText } from '../../src/domain/food-text/parse-food-text.ts';
import { LABELLED_LINES } from '../unit/domain/food-text/labelled/labelled-lines.ts';
import { median, type BenchRow } from './bench-row.ts';

const LINES_A_SECOND = 2000;
const LONGEST_MS = 50;
const ROUNDS = 20;
/** What takes the parser longest for its length: long words with typos, genitives in a row, foods without end. */
const HARD_TEXTS = ['ხაჭპური ', 'ქათმის ', '2 კვერცხი ', 'ბადრიჯანი ნიგვზით ', 'მოხარშული', '2 ', 'ორიკვერცხიორი ', 'აბგდევზთიკლმნოპ '].map((words) => `კვერცხი ${words.repeat(10_000)}`.slice(0, 10_000));

/** Labelled lines a second with every food and dish, and the longest of texts of 10,000 characters. */
export async function run(): Promise<BenchRow[]> {
  const byId = new Map(FOODS.map((food) => [food.id, food]));
  const table = [...FOODS, ...RECIPES.map((recipe) => foodOfRecipe(recipe, byId))];
  const built = time(() => buildFoodNames(table));
  const names = buildFoodNames(table);
  const lines = [...LABELLED_LINES.tuned, ...LABELLED_LINES.keptAside].map(([text]) => text);
  const rounds = Array.from({ length: ROUNDS }, () => time(() => lines.forEach((line) => parseFoodText(line, names))));
  const perSecond = Math.round((lines.length / median(rounds)) * 1000);
  const longest = Math.max(...HARD_TEXTS.map((text) => median([1, 2, 3].map(() => time(() => parseFoodText(text, names))))));
  return [
    { what: `food text, ${table.length} foods and dishes`, measured: `${perSecond} lines/s`, budget: `≥ ${LINES_A_SECOND} lines/s`, ok: perSecond >= LINES_A_SECOND },
    { what: 'hardest text of 10,000 characters', measured: `${longest.toFixed(1)} ms`, budget: `≤ ${LONGEST_MS} ms`, ok: longest <= LONGEST_MS },
    { what: 'reading the names of the table, once', measured: `${Math.round(built)} ms`, budget: '', ok: true },
  ];
}

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
