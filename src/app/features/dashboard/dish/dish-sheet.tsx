import { useEffect, useId, useRef, useState } from 'react';
import type { DayMeal } from '#device/diary/hooks/use-day-meals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { dish as words } from '#app/text/food/meal.ts';
import { common } from '#app/text/common.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { DishEdit } from './dish-edit.tsx';
import { DishPlace } from './dish-place.tsx';
import { DishView, type DishPage } from './dish-view.tsx';
import './dish-sheet.css';

export interface DishSheetProps {
  open: boolean;
  /** The dish as the day holds it now; undefined once it is gone. */
  dish: DayMeal | undefined;
  today: DiaryDay;
  /** What shows first. */
  startPage: DishPage;
  onClose: () => void;
}

const TITLES = { edit: words.editTitle, move: words.moveTitle, copy: words.copyTitle };
const DOERS = { edit: common.save, move: words.moveHere, copy: words.copyHere };

/** A logged dish: its figures, and everything that can be done with it. */
export function DishSheet({ open, dish, today, startPage, onClose }: DishSheetProps) {
  const formId = useId();
  const [page, setPage] = useState<DishPage>(startPage);
  const [last, setLast] = useState({ open, dish });
  const content = useRef<HTMLDivElement>(null);
  const arrived = useRef(page);
  // While the sheet closes it keeps showing what it showed, though the dish may have left the day.
  if (last.open !== open || (dish && last.dish !== dish)) {
    if (open && !last.open) setPage(startPage);
    setLast({ open, dish: dish ?? last.dish });
  }
  useEffect(() => {
    if (arrived.current !== page && open) content.current?.focus();
    arrived.current = page;
  }, [page, open]);
  const shown = dish ?? last.dish;
  if (!shown) return null;
  const form = { formId, dish: shown, today, onDone: onClose };
  return (
    <Sheet
      open={open && dish !== undefined}
      onClose={onClose}
      title={page === 'view' ? shown.entry.title : TITLES[page]}
      subtitle={page === 'move' || page === 'copy' ? shown.entry.title : undefined}
      onBack={page === 'view' ? undefined : () => setPage('view')}
      footer={
        page === 'view' ? undefined : (
          <Button tone="go" type="submit" form={formId} wide>
            {DOERS[page]}
          </Button>
        )
      }
    >
      <div ref={content} tabIndex={-1} className="dish-sheet-page">
        {page === 'view' ? <DishView dish={shown} today={today} onPage={setPage} onClose={onClose} /> : null}
        {page === 'edit' ? <DishEdit {...form} /> : null}
        {page === 'move' || page === 'copy' ? <DishPlace key={page} act={page} {...form} /> : null}
      </div>
    </Sheet>
  );
}
