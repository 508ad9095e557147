import { expect, test } from 'vitest';
import { forgetMove, isLarge, lastMove, noMoves, recordMove } from '#app/features/dashboard/water/moves.ts';

test('the quiet undo takes the changes back one by one, newest first', () => {
  const both = recordMove(recordMove(noMoves, 250), 330);

  expect(lastMove(both)?.ml).toBe(330);
  expect(lastMove(forgetMove(both, 2))?.ml).toBe(250);
});

test('a change that moved nothing is not there to be taken back', () => {
  expect(lastMove(recordMove(noMoves, 0))).toBeUndefined();
});

test('a change taken back by its toast is gone for the quiet undo', () => {
  const one = recordMove(noMoves, 500);

  expect(lastMove(forgetMove(one, 1))).toBeUndefined();
});

test('one glass is no large change, two are', () => {
  expect(isLarge(-250, 250)).toBe(false);
  expect(isLarge(-500, 250)).toBe(true);
});
