import { useEffect, useRef } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { common } from '#app/text/common.ts';
import { reviewWords as words } from '#app/text/food/food-review.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { ReviewRowItem } from './review-row-item.tsx';
import type { ReviewRow } from './review-row.ts';
import type { SendToReview } from './use-food-review.ts';

/** The foods of the list. What is taken out can be brought back; the focus goes to what stands in its place, or is new. */
export function FoodRows({ rows, day, send }: { rows: readonly ReviewRow[]; day: DiaryDay; send: SendToReview }) {
  const list = useRef<HTMLUListElement>(null);
  const focusAt = useRef<number>(undefined);
  const before = useRef(rows.length);
  useEffect(() => {
    // An answer that became a row took its question away, and with it the focus.
    if (rows.length > before.current && rows.at(-1)?.isTouched) focusAt.current ??= rows.length - 1;
    before.current = rows.length;
    if (focusAt.current === undefined) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    (buttons[Math.min(focusAt.current, buttons.length - 1)] ?? list.current)?.focus();
    focusAt.current = undefined;
  }, [rows]);
  const remove = (row: ReviewRow, at: number) => {
    focusAt.current = at;
    send({ is: 'removed', key: row.key });
    showToast({
      text: words.removed(row.name),
      undoLabel: common.restore,
      undo: () => {
        focusAt.current = at;
        send({ is: 'restored', row, at });
      },
    });
  };
  return (
    <ul ref={list} tabIndex={-1} className="food-rows" aria-label={words.rows}>
      {rows.map((row, at) => (
        <ReviewRowItem key={row.key} row={row} day={day} send={send} onRemove={() => remove(row, at)} />
      ))}
    </ul>
  );
}
