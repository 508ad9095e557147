import { useCallback, useRef } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { useLastWay } from '#device/food/last-way.ts';
import { addMealWords as words } from '#app/text/food/add-meal.ts';
import { common } from '#app/text/common.ts';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import type { AddMealOpening } from './add-meal-opening.ts';
import { AddMealPages } from './add-meal-pages.tsx';

export { askLastWay } from '#device/food/last-way.ts';

export interface AddMealDialogProps {
  open: boolean;
  opening: AddMealOpening;
  today: DiaryDay;
  onClose: () => void;
  /** Opens the dialog as it was closed. */
  onReopen: () => void;
}

/**
 * Adds a dish to the diary: asks for the way, then shows it. Every opening begins anew; who closes it with something
 * typed can have it back for as long as the toast stays.
 */
export function AddMealDialog({ open, opening, today, onClose, onReopen }: AddMealDialogProps) {
  const hasDraft = useRef(false);
  const lastWay = useLastWay() ?? null;
  const onDraft = useCallback((exists: boolean) => {
    hasDraft.current = exists;
  }, []);
  const leave = () => {
    onClose();
    if (hasDraft.current) showToast({ text: words.notAdded, undoLabel: common.proceed, undo: onReopen });
  };
  return (
    <SheetFrame open={open} onClose={leave} keepsPage>
      <AddMealPages
        key={opening.count}
        open={open}
        opening={opening}
        today={today}
        lastWay={lastWay}
        onClose={onClose}
        onDraft={onDraft}
      />
    </SheetFrame>
  );
}
