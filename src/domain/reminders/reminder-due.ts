import { keepsLongFasts, type FastingChoice } from '../fasts/fasting-choice.ts';
import type { ReminderKind } from './reminder-slots.ts';

/** What a day's diary holds, as far as reminders ask. */
export interface DayProgress {
  /** Meals with at least one dish. */
  logged: readonly ReminderKind[];
  waterMl: number;
  waterGoalMl: number;
  weighed: boolean;
  /** Which fasts the person keeps. */
  keeps: FastingChoice;
}

/** A reminder that is later than this says nothing of use any more. */
export const LATEST_MINUTES = 15;

/**
 * Whether a reminder still has something to remind of: a meal that is logged, or water that is drunk, needs none, nor does a
 * fast that the person does not keep.
 */
export function isOpen(kind: ReminderKind, { logged, waterMl, waterGoalMl, weighed, keeps }: DayProgress): boolean {
  if (kind === 'water') return waterMl < waterGoalMl;
  if (kind === 'weight') return !weighed;
  if (kind === 'fast') return keepsLongFasts(keeps);
  return !logged.includes(kind);
}
