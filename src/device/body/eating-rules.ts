import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { keptLevel } from '#domain/fasts/fasting-choice.ts';
import { fastingDay } from '#domain/fasts/fasting-calendar.ts';
import type { EatingRules } from '#domain/plan/planner/eating-rules.ts';
import { useFasting } from './fasting.ts';
import { usePlanPreferences } from './plan-preferences.ts';

/** What the person does not eat on a day: allergies, dislikes, the fast that is kept; undefined until IndexedDB answers. */
export function useEatingRules(day: DiaryDay | undefined): EatingRules | undefined {
  const read = usePlanPreferences();
  const fasting = useFasting();
  if (day === undefined || read === undefined || fasting === undefined) return undefined;
  const { allergies = [], dislikes = [] } = read?.preferences ?? {};
  return { allergies, dislikes, level: keptLevel(fasting, fastingDay(day)) };
}
