import { useMemo } from 'react';
import type { UserDietContext } from '#contract/assistant/ai.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { NUTRIENTS } from '#domain/nutrition/nutrient.ts';
import { coachContextOf } from './coach-context.ts';
import { useLive } from '../diary/live.ts';
import { useMinute } from '../platform/use-minute.ts';
import { useDayNutrition } from '../food/nutrients/use-nutrition.ts';
import { useToday } from '../platform/use-today.ts';

/** What the assistant may know of today, by the device's own clock; undefined until IndexedDB answers. */
export function useCoachContext(): UserDietContext | undefined {
  const today = useToday();
  const facts = useLive(`coach ${today}`, (diary) => coachContextOf(diary, today));
  const nutrients = useNutrientsToday(today);
  const now = new Date(useMinute());
  const time = [now.getHours(), now.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');
  return useMemo(() => facts && { ...facts, time, ...(nutrients && { nutrients }) }, [facts, time, nutrients]);
}

/** Today's nutrients as the assistant is told them; undefined until the device has looked: nobody waits for them. */
function useNutrientsToday(today: DiaryDay): UserDietContext['nutrients'] {
  const eaten = useDayNutrition(today);
  return useMemo(() => {
    if (!eaten) return undefined;
    const told: NonNullable<UserDietContext['nutrients']> = {};
    for (const nutrient of NUTRIENTS) {
      const known = eaten.nutrition[nutrient];
      if (known)
        told[nutrient] = {
          amount: known.amount,
          coverage: known.coverage,
          target: known.target ?? known.upper,
          kind: known.kind,
        };
    }
    return told;
  }, [eaten]);
}
