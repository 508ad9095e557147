import { useEffect } from 'react';
import { writeDayGlance } from '#device/diary/reads/day-glance.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { useBannerPaused } from '../trial/banner-pause.ts';
import { trialWords } from '../trial/trial-words.ts';
import { dayGlance } from './day-glance.ts';
import { energyOf } from './energy-view.ts';

interface NoteGlanceProps {
  today: DiaryDay;
  /** kcal. */
  eaten: number;
  /** kcal. */
  goal: number;
}

/**
 * Keeps what is seen of `today` for the first paint of the next start, once the trial is known. It draws nothing: whatever
 * is told of the trial draws no card again.
 */
export function NoteGlance({ today, eaten, goal }: NoteGlanceProps) {
  const access = useAccess();
  const paused = useBannerPaused(today);
  useEffect(() => {
    if (!access) return;
    const glance = dayGlance(today, energyOf({ eaten, goal }), paused ? null : trialWords(access.trial));
    // In a task of its own: the browser stores it at once, and the row of a dish that was just logged would wait for that. A start that finds an older one puts it right.
    setTimeout(() => writeDayGlance(glance));
  }, [today, eaten, goal, access, paused]);
  return null;
}
