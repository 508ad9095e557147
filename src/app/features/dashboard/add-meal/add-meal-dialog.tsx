import type { DiaryDay } from '../../../../domain/diary-day.ts';
import type { MealType } from '../../../../domain/meal-type.ts';
import { ManualMode } from './manual-mode.tsx';

/** One opening of the dialog: where the dish goes, frozen at the tap, whatever midnight does meanwhile. */
export interface AddMealOpening {
  /** Grows with every opening, so that each one begins with empty fields. */
  count: number;
  day: DiaryDay;
  /** Absent: the dialog asks. */
  mealType: MealType | undefined;
}

/** What every mode of the dialog gets. */
export interface AddMealModeProps {
  open: boolean;
  opening: AddMealOpening;
  today: DiaryDay;
  onClose: () => void;
}

/** Adds a dish to the diary; its mode draws the sheet. */
export function AddMealDialog(props: AddMealModeProps) {
  return <ManualMode key={props.opening.count} {...props} />;
}
