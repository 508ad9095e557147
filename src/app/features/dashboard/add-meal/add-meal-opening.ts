import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { AddMealDetail, AddMealMode } from '#app/parts/requests/add-meal-request.ts';

/** One opening of the dialog: where the dish goes, frozen at the tap, whatever midnight does meanwhile. */
export interface AddMealOpening extends Omit<AddMealDetail, 'day'> {
  /** Grows with every opening, so that each one begins with empty fields. */
  count: number;
  day: DiaryDay;
}

/** What every mode of the dialog gets. */
export interface AddMealModeProps {
  /** False while the dialog closes, and after it: what was typed stays for somebody who closed it by mistake. */
  open: boolean;
  opening: AddMealOpening;
  today: DiaryDay;
  /** The dish is in the diary: closes the dialog. */
  onClose: () => void;
  /** Leads back to the choice of modes; what was typed goes. */
  onBack: () => void;
  /** Goes on in another way. */
  onMode: (mode: AddMealMode) => void;
  /** Tells whether something was typed that closing the dialog would lose; the dialog then offers it again. */
  onDraft: (exists: boolean) => void;
}
