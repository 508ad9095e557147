import type { DiaryDay } from '#domain/diary-day.ts';
import { goalsOn, withMacros, type Goals } from '#domain/goals.ts';
import { gramsOfShares, MACRO_PRESETS } from '#domain/macros.ts';
import type { ModelDiary } from './model-diary.ts';

/** The goals that hold on a day of a diary. */
export const goalsOfDiary = (diary: ModelDiary, date: DiaryDay): Goals =>
  goalsOn(
    [...diary.goals].map(([on, goals]) => ({ ...goals, date: on })),
    date,
  );

/** What choosing a diet makes of goals. */
export function goalsOfDiet(goals: Goals, dietId: string | undefined): Goals {
  const preset = dietId === 'low-carb' ? MACRO_PRESETS.keto : dietId === 'high-protein' ? MACRO_PRESETS.protein : null;
  return preset ? withMacros(goals, gramsOfShares(goals.calories, preset)) : goals;
}
