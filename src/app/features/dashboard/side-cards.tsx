import { memo } from 'react';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { BeginDay } from './day/begin-day.tsx';
import { ExpenditureCard } from './expenditure/expenditure-card.tsx';
import { NutrientsCard } from './nutrients/nutrients-card.tsx';
import { WaterCard } from './water/water-card.tsx';
import { WeightCard } from './weight/weight-card.tsx';

/** Water, weight, nutrients and, today, what the body burns: below the meals on a phone, so they come after them; the last, which grows when it is opened, moves nothing. Each reads for itself: the day around them draws none of them again. */
export const SideCards = memo(function SideCards({ day }: { day: DiaryDay }) {
  const today = useToday();
  return (
    <>
      <BeginDay today={today} />
      <WaterCard day={day} />
      <WeightCard day={day} />
      <NutrientsCard day={day} />
      <ExpenditureCard day={day} today={today} />
    </>
  );
});
