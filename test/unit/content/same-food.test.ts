import { expect, test } from 'vitest';
import { SAME_FOOD, TABLE_ROWS } from '#content/join/food-table.ts';
import { completeRows, readSameFood } from '#content/checks/same-food.ts';
import type { TableRow } from '#content/join/table-rows.ts';

const row = (id: string, macros: TableRow['macros'], nutrients: TableRow['nutrients']): [string, TableRow] => [
  id,
  { id, name: id, macros, nutrients },
];
const ROWS = new Map([
  row('ch-1', { calories: 20 }, { vitaminC: 10, iodine: 0 }),
  row('fr-2', { calories: 30, fats: 1 }, { vitaminC: 40, iodine: 9, vitaminK: 300 }),
  row('us-3', {}, { vitaminK: 500, choline: 19 }),
  row('us-4', {}, { choline: 7 }),
]);
const SAME = readSameFood('row\tsame\nch-1\tfr-2; us-3\n');

test('a row takes what it leaves out from the first row of the same food that has it, and keeps its own, also a zero', () => {
  expect(completeRows(ROWS, SAME).get('ch-1')?.nutrients).toEqual({
    vitaminC: 10,
    iodine: 0,
    vitaminK: 300,
    choline: 19,
  });
});

test('energy and macros are never taken from another row', () => {
  expect(completeRows(ROWS, SAME).get('ch-1')?.macros).toEqual({ calories: 20 });
});

test('a row without the same food elsewhere stays as it is, and so does the other row of a pair', () => {
  const completed = completeRows(ROWS, SAME);
  expect([completed.get('us-4'), completed.get('fr-2')]).toEqual([ROWS.get('us-4'), ROWS.get('fr-2')]);
});

test('a row that no table has is named', () => {
  expect(() => completeRows(ROWS, readSameFood('row\tsame\nch-1\tfr-9'))).toThrow(
    'ch-1 is said to be the same as fr-9, which no table has',
  );
});

test('each row is listed once and names rows of the other tables, each table once', () => {
  const tableOf = (id: string) => id.slice(0, 2);
  const wrong = [...SAME_FOOD].filter(([id, same]) => new Set([id, ...same].map(tableOf)).size !== same.length + 1);
  expect(wrong).toEqual([]);
});

test('the same food has about the same energy in each table', () => {
  const energyOf = (id: string) => TABLE_ROWS.get(id)?.macros.calories ?? Number.NaN;
  const far = [...SAME_FOOD].flatMap(([id, same]) =>
    same
      .filter((other) => Math.abs(energyOf(id) - energyOf(other)) > 25 + 0.2 * energyOf(id))
      .map((other) => `${id} ${energyOf(id)} ${other} ${energyOf(other)}`),
  );
  expect(far).toEqual([]);
});
