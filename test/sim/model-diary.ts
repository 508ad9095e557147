import type { ProfileFields } from '../../src/contract/user.ts';
import type { DiaryDay } from '../../src/domain/diary-day.ts';
import type { Goals } from '../../src/domain/goals.ts';
import type { ModelWeek } from './model-week.ts';

/** `age`: the revision that a re-send claimed, otherwise the thing's own. Re-sends are compared by it. */
interface Stamped {
  rev: number;
  age: number;
}
export type ModelMeal = Stamped & { id: string; date: DiaryDay; deleted: boolean; entry: Record<string, unknown> };
export type ModelGoals = Stamped & Goals;

/** The diary of one user as the server has it. */
export interface ModelDiary {
  rev: number;
  meals: Map<string, ModelMeal>;
  water: Map<string, { id: string; date: DiaryDay; ml: number; rev: number }>;
  days: Map<DiaryDay, number>;
  weights: Map<DiaryDay, Stamped & { kg: number | null }>;
  favourites: Map<string, Stamped & { dish: object | null }>;
  goals: Map<DiaryDay, ModelGoals>;
  profile: Stamped & { fields: ProfileFields };
  plan: Stamped & ModelWeek & { dietId: string };
  /** Exchanges with the assistant, in the order in which they came. */
  talks: Map<string, { question: string; talkId: string; deleted: boolean; rev: number }>;
  talkMarks: Map<string, Stamped & { deleted: boolean }>;
  keys: Map<string, { payload: string; rev: number; status: number; data: unknown; at: number }>;
}

/** The water of a day. */
export const waterOn = (diary: ModelDiary, date: DiaryDay) => [...diary.water.values()].filter((row) => row.date === date);
