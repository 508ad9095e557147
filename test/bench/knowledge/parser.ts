import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { foodOfRecipe } from '#domain/recipes/food-of-recipe.ts';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import { parseFoodText } from '#domain/food-text/parse-food-text.ts';
import {
  EVERYDAY_LINES,
  everydayScore,
  readEveryday,
  type EverydayScore,
} from '#test/unit/domain/food-text/fixtures/everyday-lines.ts';
import { LABELLED_LINES } from '#test/unit/domain/food-text/labelled/labelled-lines.ts';
import { median, type BenchRow } from '../bench-row.ts';
import { foodWorkerTimes } from '../support/food-worker.ts';

const LINES_A_SECOND = 9000;
const LONGEST_MS = 50;
const READY_MS = 250;
const ROUNDS = 20;
const RIGHT = 0.92;
const SURE_RIGHT = 0.97;
/** What takes the parser longest for its length: long words with typos, genitives in a row, foods without end. */
const HARD_TEXTS = [
  'ხაჭპური ',
  'ქათმის ',
  '2 კვერცხი ',
  'ბადრიჯანი ნიგვზით ',
  'მოხარშული',
  '2 ',
  'ორიკვერცხიორი ',
  'აბგდევზთიკლმნოპ ',
].map((words) => `კვერცხი ${words.repeat(10_000)}`.slice(0, 10_000));

/** How many everyday lines are read right, lines a second with every food and dish, and the longest of texts of 10,000 characters. */
export async function run(): Promise<BenchRow[]> {
  const inWorker = await foodWorkerTimes();
  const byId = new Map(FOODS.map((food) => [food.id, food]));
  const table = [...FOODS, ...RECIPES.map((recipe) => foodOfRecipe(recipe, byId))];
  const names = buildFoodNames(table);
  const lines = [
    ...[...LABELLED_LINES.tuned, ...LABELLED_LINES.keptAside].map(([text]) => text),
    ...[...EVERYDAY_LINES.tuned, ...EVERYDAY_LINES.keptAside].map(({ text }) => text),
  ];
  const rounds = Array.from({ length: ROUNDS }, () => time(() => lines.forEach((line) => parseFoodText(line, names))));
  const perSecond = Math.round((lines.length / median(rounds)) * 1000);
  const longest = Math.max(
    ...HARD_TEXTS.map((text) => median([1, 2, 3].map(() => time(() => parseFoodText(text, names))))),
  );
  return [
    scoreRow('everyday lines', everydayScore(readEveryday(EVERYDAY_LINES.tuned, names))),
    scoreRow('everyday lines kept aside', everydayScore(readEveryday(EVERYDAY_LINES.keptAside, names))),
    scoreRow('lines of talk kept aside', everydayScore(readEveryday(EVERYDAY_LINES.keptTalk, names))),
    {
      what: `food text, ${table.length} foods and dishes`,
      measured: `${perSecond} lines/s`,
      budget: `≥ ${LINES_A_SECOND} lines/s`,
      ok: perSecond >= LINES_A_SECOND,
    },
    {
      what: 'hardest text of 10,000 characters',
      measured: `${longest.toFixed(1)} ms`,
      budget: `≤ ${LONGEST_MS} ms`,
      ok: longest <= LONGEST_MS,
    },
    {
      what: 'foods of the first text in a new worker, its names read',
      measured: `${Math.round(inWorker.names)} ms, after ${Math.round(inWorker.catalogue)} ms for the stored catalogue`,
      budget: `≤ ${READY_MS} ms`,
      ok: inWorker.names <= READY_MS,
    },
  ];
}

function scoreRow(what: string, { lines, right, invented, sure, sureRight }: EverydayScore): BenchRow {
  const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
  return {
    what: `${lines} ${what}`,
    measured: `right ${percent(right)}, ${invented} foods invented, of ${sure} sure items ${percent(sureRight)} right`,
    budget: `≥ ${percent(RIGHT)}, 0 invented, ≥ ${percent(SURE_RIGHT)}`,
    ok: right >= RIGHT && invented === 0 && sureRight >= SURE_RIGHT,
  };
}

function time(work: () => void): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}
