import type { DiaryDay } from '#domain/diary-day.ts';
import type { ModelWeek, WeekSwap } from './model-week.ts';

/** One operation of a batch. */
export interface Part {
  key: string;
  method: string;
  path: string;
  body?: Body;
}

/** All that the body of any write may hold. */
export interface Body extends WeekSwap {
  meal?: Record<string, unknown> & { id: string };
  date?: DiaryDay;
  restore?: boolean;
  asOf?: number;
  delta?: number;
  id?: string;
  weight?: number;
  dish?: object;
  calories?: number;
  waterGoal?: number;
  carbs?: number;
  fats?: number;
  proteins?: number;
  dietId?: string;
  userMessage?: string;
  metadata?: { conversationId: string };
  week?: ModelWeek;
  planId?: string;
}
