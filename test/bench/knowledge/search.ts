import { FOODS } from '#content/join/food-table.ts';
import { RECIPES } from '#content/recipe-book.ts';
import { createFoodSearch } from '#domain/food/search/food-search.ts';
import { KEPT_ASIDE, TUNED } from '#test/unit/domain/food/search/labelled.ts';
import { quantile, type BenchRow } from '../bench-row.ts';

const BUDGET_MS = 5;
const BUILD_BUDGET_MS = 60;
const ROUNDS = 5;

/** Every labelled query typed letter by letter over the whole catalogue, and how long the index takes to build. */
export async function run(): Promise<BenchRow[]> {
  const builds = Array.from({ length: ROUNDS }, () => elapsed(() => createFoodSearch(FOODS, RECIPES)));
  const { search } = createFoodSearch(FOODS, RECIPES);
  const queries = [...TUNED, ...KEPT_ASIDE].map(({ query }) => query);
  const samples: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const query of queries) {
      for (let typed = 1; typed <= query.length; typed += 1) {
        const ms = elapsed(() => search(query.slice(0, typed), { limit: 20 }));
        // The first round warms the compiler up, as the first words of a day do.
        if (round > 0) samples.push(ms);
      }
    }
  }
  const [p50, p95, most] = [quantile(samples, 0.5), quantile(samples, 0.95), Math.max(...samples)];
  const built = quantile(builds, 0.5);
  return [
    {
      what: `search of ${FOODS.length} foods and ${RECIPES.length} recipes, a keystroke (${samples.length} of them)`,
      measured: `p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, max ${most.toFixed(2)} ms`,
      budget: `p95 ≤ ${BUDGET_MS} ms`,
      ok: p95 <= BUDGET_MS,
    },
    {
      what: 'search index, built',
      measured: `${built.toFixed(1)} ms, first ${(builds[0] ?? 0).toFixed(1)} ms`,
      budget: `≤ ${BUILD_BUDGET_MS} ms`,
      ok: built <= BUILD_BUDGET_MS,
    },
  ];
}

function elapsed(work: () => void): number {
  const from = performance.now();
  work();
  return performance.now() - from;
}
