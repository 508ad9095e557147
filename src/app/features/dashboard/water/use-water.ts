import { useEffect, useState } from 'react';
import { addWater } from '#device/diary/commands/water.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { WATER_STEP_ML } from '#domain/body/water.ts';
import { formatMl } from '#app/format/number.ts';
import { createStore } from '#app/ui/state/store.ts';
import { useStore } from '#app/ui/state/use-store.ts';
import { water } from '#app/text/diary/water.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { glassDelta } from './glasses.ts';
import { forgetMove, isLarge, lastMove, noMoves, recordMove, type Move, type Moves } from './moves.ts';
import { createRunningTotal } from './running-total.ts';

/** What the card and its sheet do to a day's water. */
export interface WaterHands {
  /** Moves the total; every tap counts, however fast they come. */
  pour: (ml: number) => void;
  /** Fills up to a glass, or empties it. */
  tapGlass: (levelMl: number) => void;
  /** The change that `undoLast` would take back. */
  last: Move | undefined;
  undoLast: () => void;
}

/** The changes of `day`; the component must be keyed by it. */
export function useWater(day: DiaryDay, shownMl: number): WaterHands {
  const [moves] = useState(() => createStore<Moves>(noMoves));
  const [total] = useState(() => createRunningTotal(shownMl));
  useEffect(() => total.show(shownMl), [shownMl, total]);

  const move = async (ml: number): Promise<number> => {
    const end = total.begin(ml);
    const moved = await addWater(day, ml).catch((error: unknown) => {
      showFailure(error, water.notSaved);
      return 0;
    });
    end(moved);
    return moved;
  };

  const undo = async ({ id, ml }: Move) => {
    if (!moves.get().done.some((done) => done.id === id)) return;
    moves.set(forgetMove(moves.get(), id));
    await move(-ml);
  };

  const pour = async (ml: number) => {
    const moved = await move(ml);
    const { nextId: id } = moves.get();
    moves.set(recordMove(moves.get(), moved));
    if (!isLarge(moved, WATER_STEP_ML)) return;
    const words = moved > 0 ? water.added : water.takenAway;
    showToast({ text: words(formatMl(Math.abs(moved))), undo: () => void undo({ id, ml: moved }) });
  };

  const last = lastMove(useStore(moves));
  return {
    pour: (ml) => void pour(ml),
    tapGlass: (levelMl) => void pour(glassDelta(levelMl, total.get())),
    last,
    undoLast: () => last && void undo(last),
  };
}
