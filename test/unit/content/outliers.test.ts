import { expect, test } from 'vitest';
import { DECISIONS, SAME_FOOD, TABLE_ROWS } from '#content/join/food-table.ts';
import { findOutliers, readDecisions, withMedians } from '#content/checks/outliers.ts';
import type { TableRow } from '#content/join/table-rows.ts';

const tables = (...values: TableRow['nutrients'][]) =>
  new Map(
    values.map((nutrients, at): [string, TableRow] => [
      `${['ch', 'fr', 'us'][at]}-1`,
      { id: '', name: '', macros: {}, nutrients },
    ]),
  );
const SAME = new Map([['ch-1', ['fr-1', 'us-1']]]);

test('every outlier of the tables is decided, and nothing else is', () => {
  const named = (list: readonly { row: string; nutrient: string }[]) =>
    list.map(({ row, nutrient }) => `${row} ${nutrient}`).toSorted();
  expect(named(DECISIONS)).toEqual(named(findOutliers(TABLE_ROWS, SAME_FOOD)));
});

test('an outlier becomes the median, or is kept for a reason', () => {
  expect(
    DECISIONS.filter(({ decision, reason }) => decision !== 'median' && !(decision === 'keep' && reason !== '')),
  ).toEqual([]);
});

test.each<[string, ReturnType<typeof tables>, ReturnType<typeof findOutliers>]>([
  [
    'more than three times the median',
    tables({ iron: 7 }, { iron: 2 }, { iron: 1 }),
    [{ row: 'ch-1', nutrient: 'iron', value: 7, median: 2 }],
  ],
  [
    'less than a third of it',
    tables({ iron: 0 }, { iron: 2 }, { iron: 1 }),
    [{ row: 'ch-1', nutrient: 'iron', value: 0, median: 1 }],
  ],
  ['not three times', tables({ iron: 5 }, { iron: 2 }, { iron: 1 }), []],
  ['too little of a day to matter', tables({ iron: 0.6 }, { iron: 0.1 }, { iron: 0 }), []],
  ['unknown in one of three tables', tables({ iron: 7 }, {}, { iron: 1 }), []],
  [
    'vitamin D in two tables',
    tables({ vitaminD: 6.1 }, { vitaminD: 0.4 }, {}),
    [{ row: 'ch-1', nutrient: 'vitaminD', value: 6.1, median: 0.4 }],
  ],
  ['without a daily reference', tables({ choline: 90 }, { choline: 1 }, { choline: 1 }), []],
])('a value is held against the tables: %s', (_, rows, outliers) => {
  expect(findOutliers(rows, SAME)).toEqual(outliers);
});

test('only what is decided so becomes the median', () => {
  const rows = tables({ iron: 7, zinc: 9 }, { iron: 2, zinc: 2 }, { iron: 1, zinc: 2 });
  const decisions = readDecisions('row\tnutrient\tdecision\treason\nch-1\tiron\tmedian\nch-1\tzinc\tkeep\tmeasured');
  expect(withMedians(rows, findOutliers(rows, SAME), decisions).get('ch-1')?.nutrients).toEqual({ iron: 2, zinc: 9 });
});
