/** A change of the day's water that the person can still take back; `ml` is what it really moved. */
export interface Move {
  id: number;
  ml: number;
}

/** The changes of this visit, oldest first. */
export interface Moves {
  nextId: number;
  done: readonly Move[];
}

export const noMoves: Moves = { nextId: 1, done: [] };

/** Remembers a change; one that moved nothing is none. */
export const recordMove = (moves: Moves, ml: number): Moves =>
  ml === 0 ? moves : { nextId: moves.nextId + 1, done: [...moves.done, { id: moves.nextId, ml }] };

/** Takes a change out, so that no second button takes it back again. */
export const forgetMove = (moves: Moves, id: number): Moves => ({
  ...moves,
  done: moves.done.filter((move) => move.id !== id),
});

/** The change that a quiet undo would take back. */
export const lastMove = (moves: Moves): Move | undefined => moves.done.at(-1);

/** A change worth a toast: more than the step of one tap. */
export const isLarge = (ml: number, stepMl: number): boolean => Math.abs(ml) > stepMl;
