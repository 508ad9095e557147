import { useEffect } from 'react';
import { writeDayGlance, type DayGlance } from '#device/diary/reads/day-glance.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import type { Trial } from '#domain/trial.ts';
import { formatNumber } from '#app/format/number.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import { useBannerPaused } from '../trial/banner-pause.ts';
import { distanceName } from './energy-words.ts';
import { energyOf, type EnergyView } from './energy-view.ts';

/** The energy card as the page can show it by itself at the next start. */
export function dayGlance(day: DiaryDay, energy: EnergyView, banner: boolean): DayGlance {
  const { eaten, goal, distance } = energy;
  return {
    day,
    eaten,
    goal,
    banner,
    figures: [
      { value: formatNumber(distance), name: distanceName(energy) },
      { value: formatNumber(eaten), name: dashboard.eaten },
      { value: formatNumber(goal), name: dashboard.goal },
    ],
  };
}

/** Keeps what is seen of `today` for the first paint of the next start; undefined on other days, as are the others until they are known. */
export function useNoteGlance(
  today: DiaryDay | undefined,
  energy: EnergyView | undefined,
  trial: Trial['state'] | undefined,
): void {
  const { eaten, goal } = energy ?? {};
  const paused = useBannerPaused(today);
  useEffect(() => {
    if (today === undefined || eaten === undefined || goal === undefined || trial === undefined) return;
    writeDayGlance(dayGlance(today, energyOf({ eaten, goal }), trial !== 'premium' && !paused));
  }, [today, eaten, goal, trial, paused]);
}
