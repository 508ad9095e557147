import type { DiaryDay } from '../../../domain/diary-day.ts';
import { WaterCard } from './water/water-card.tsx';
import { WeightCard } from './weight/weight-card.tsx';

/** Water and weight: below the meals on a phone, so they come after them. */
export function SideCards({ day }: { day: DiaryDay }) {
  return (
    <>
      <WaterCard day={day} />
      <WeightCard day={day} />
    </>
  );
}
