import { useEffect } from 'react';
import { beginDay } from '#device/body/weekday-goals.ts';
import { useFirstPull } from '#device/session/use-first-pull.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { goals } from '#app/text/diary/goals.ts';

/** Where the weekdays have goals of their own, today takes its own once the diary is here. */
export function BeginDay({ today }: { today: DiaryDay }) {
  const isComing = useFirstPull();
  useEffect(() => {
    if (isComing === false) beginDay(today).catch((error: unknown) => showFailure(error, goals.notSaved));
  }, [isComing, today]);
  return null;
}
