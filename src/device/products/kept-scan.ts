import type { Barcode } from '#domain/food/products/barcode.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { MealType } from '#domain/diary/meal-type.ts';
import type { EpochMs } from '#sync/records.ts';

/** A barcode that was scanned without a network and is looked up when there is one. It is no entry of the diary until the person says so. */
export interface KeptScan {
  barcode: Barcode;
  /** Where the dish will go, frozen at the scan. */
  day: DiaryDay;
  /** Null: still to be asked. */
  mealType: MealType | null;
  scannedAt: EpochMs;
  outcome: 'waiting' | 'found' | 'unknown';
}

/** Nobody scans more without a network; the oldest goes. */
export const MOST_SCANS = 100;
