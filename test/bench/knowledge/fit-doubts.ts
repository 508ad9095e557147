import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildFoodNames } from '#domain/food-text/names/build-food-names.ts';
import type { FoodTextItem } from '#domain/food-text/food-text-item.ts';
import type { Doubter } from '#domain/food-text/weights/doubts.ts';
import { EVERYDAY_LINES, readEveryday } from '#test/unit/domain/food-text/fixtures/everyday-lines.ts';
import { WHOLE_TABLE } from '#test/unit/domain/food-text/whole-table.ts';
import { logisticFit, type Observation } from './doubts/logistic-fit.ts';

/** What was seen of the items of lines when the reader first met them, before it was tuned to them. */
const SEEN = fileURLToPath(new URL('doubts/first-sight.tsv', import.meta.url));
const ODDS = fileURLToPath(new URL('../../../src/domain/food-text/weights/doubt-odds.ts', import.meta.url));
/** Below this an item is asked about already. */
const SURE = 0.6;
/** Share of the sure items that shall be right, each of a hand that the weights were not fitted to. */
const AIM = 0.97;
/** Strengths of the penalty that are tried. */
const PENALTIES = [1, 2, 4, 8, 16, 32];
/** What an earlier fit found, over 672 sure items of 1,022 lines of three other hands. */
const BEFORE: ReadonlyMap<string, number> = new Map([
  ['none', -4.4],
  ['unread words', 2.2],
  ['other foods', 0.9],
  ['same food', 2.5],
  ['spare numbers', 1.4],
  ['no number', 0.4],
  ['fraction', 1],
  ['bare number', 0.9],
  ['tiny', 1.9],
  ['very much', 1.1],
  ['in portion', 0.6],
  ['in tablespoon', 0.2],
  ['very near', 1.2],
  ['dish', 0.75],
  ['sweet', 0.75],
  ['sauce', 0.75],
  ['herb', 0.75],
  ['mushroom', 0.75],
]);
/** Weights below this say nothing. */
const LEAST_WEIGHT = 0.1;

/** `record TABLE…` writes down what is seen of the items of new tables, `fit` makes of all that is recorded the weights of `doubt-odds.ts`. Deterministic. */
export function main([command, ...tables]: string[]): number {
  if (command === 'record') record(tables);
  else if (command === 'fit') fit();
  else {
    console.error('usage: fit-doubts.ts record TABLE… | fit');
    return 1;
  }
  return 0;
}

/** One row an item that would be sure: its table, 1 where it is wrong, and its signs. */
function record(tables: readonly string[]): void {
  const kept = seenRows().filter(({ hand }) => !tables.includes(hand));
  const names = buildFoodNames(WHOLE_TABLE);
  const rows = EVERYDAY_LINES.tuned
    .filter(({ table }) => tables.includes(table))
    .flatMap((line) => {
      const signs = new Map<string, readonly string[]>();
      const placeOf = ({ start, foodId }: FoodTextItem) => `${start} ${foodId}`;
      const watch: Doubter = (item, seen) => {
        signs.set(placeOf(item), seen);
        return false;
      };
      return readEveryday([line], names, watch).flatMap(({ items }) =>
        items
          .filter(({ item }) => item.confidence >= SURE)
          .map(({ item, verdict }) => ({
            hand: line.table,
            wrong: verdict !== 'right',
            signs: signs.get(placeOf(item)) ?? [],
          })),
      );
    });
  const all = [...kept, ...rows];
  writeFileSync(SEEN, all.map(({ hand, wrong, signs }) => `${hand}\t${wrong ? 1 : 0}\t${signs.join('|')}\n`).join(''));
  console.log(`${rows.length} items recorded, ${all.length} in all`);
}

function seenRows(): Observation[] {
  return readFileSync(SEEN, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [hand = '', wrong, signs = ''] = line.split('\t');
      return { hand, wrong: wrong === '1', signs: signs.split('|') };
    });
}

/** Picks the penalty and the cut by leaving out one hand after the other, then fits to all of them. */
function fit(): void {
  const rows = seenRows();
  const hands = [...new Set(rows.map(({ hand }) => hand))];
  const tried = PENALTIES.map((penalty) => {
    const judged = hands.flatMap((hand) => {
      const odds = logisticFit(
        rows.filter((row) => row.hand !== hand),
        penalty,
        BEFORE,
      );
      return rows.filter((row) => row.hand === hand).map((row) => ({ ...row, odds: odds(row.signs) }));
    });
    const loss = judged.reduce((sum, { odds, wrong }) => sum + Math.log1p(Math.exp(wrong ? -odds : odds)), 0);
    return { penalty, judged, loss };
  });
  for (const { penalty, loss } of tried) console.log(`penalty ${penalty}: loss ${loss.toFixed(1)}`);
  const best = tried.reduce((one, other) => (other.loss < one.loss ? other : one));
  const bySurest = best.judged.toSorted((one, other) => one.odds - other.odds);
  let most = Number.NEGATIVE_INFINITY;
  let wrong = 0;
  for (const [at, row] of bySurest.entries()) {
    wrong += row.wrong ? 1 : 0;
    const share = 1 - wrong / (at + 1);
    if (share >= AIM) most = row.odds;
    if ((at + 1) % Math.ceil(bySurest.length / 20) === 0)
      console.log(`surest ${at + 1}: ${(share * 100).toFixed(1)} % right, odds ${row.odds.toFixed(2)}`);
  }
  const sure = best.judged.filter(({ odds }) => odds <= most);
  console.log(`cut ${most.toFixed(2)}: ${sure.length} of ${rows.length} sure`);
  for (const hand of hands) {
    const own = sure.filter((row) => row.hand === hand);
    console.log(`  ${hand}: ${own.length} sure, ${own.filter((row) => row.wrong).length} wrong`);
  }
  writeOdds(logisticFit(rows, best.penalty, BEFORE).weights, most);
}

function writeOdds(weights: ReadonlyMap<string, number>, most: number): void {
  const lines = [...weights]
    .filter(([sign, weight]) => sign === 'none' || Math.abs(weight) >= LEAST_WEIGHT)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([sign, weight]) => `  ${/^[a-z]+$/.test(sign) ? sign : `'${sign}'`}: ${weight.toFixed(2)},`);
  writeFileSync(
    ODDS,
    `import type { Sign } from './doubt-signs.ts';

/**
 * Log odds that an item is wrong, by what is seen of it: a logistic regression over items of lines that the reader had not been tuned to. Written by
 * \`test/bench/knowledge/fit-doubts.ts\`; \`none\` is what every item begins with.
 */
export const DOUBT_ODDS: Readonly<Partial<Record<Sign | 'none', number>>> = {
${lines.join('\n')}
};
/** Above these odds an item is asked about. */
export const MOST_ODDS = ${most.toFixed(2)};
`,
  );
}
