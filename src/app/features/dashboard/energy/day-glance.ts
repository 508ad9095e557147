import type { DayGlance } from '#device/diary/reads/day-glance.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { dashboard } from '#app/text/diary/dashboard.ts';
import type { TrialWords } from '../trial/trial-words.ts';
import { distanceName } from './energy-words.ts';
import type { EnergyView } from './energy-view.ts';

/** Banner and energy card as the page can show them by itself at the next start; no banner where nothing is said of the trial. */
export function dayGlance(day: DiaryDay, energy: EnergyView, said: TrialWords | null): DayGlance {
  const { eaten, goal, distance } = energy;
  return {
    day,
    eaten,
    goal,
    banner: said && { ...said, action: common.becomePro },
    figures: [
      { value: formatNumber(distance), name: distanceName(energy) },
      { value: formatNumber(eaten), name: dashboard.eaten },
      { value: formatNumber(goal), name: dashboard.goal },
    ],
  };
}
