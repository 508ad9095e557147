import type { DiaryDay } from '#domain/diary/diary-day.ts';

/** What the editors of goals take; a goal holds from `day` on. */
export interface EditorProps {
  open: boolean;
  onClose: () => void;
  day: DiaryDay;
}
