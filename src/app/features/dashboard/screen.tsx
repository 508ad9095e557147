import { Suspense } from 'react';
import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router';
import { useToday } from '#device/platform/use-today.ts';
import { readDay } from '#device/diary/reads/read-day.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';
import { StoreFailure } from '#app/parts/saving/store-failure.tsx';
import { AddMeal } from './add-meal/add-meal.tsx';
import { DashboardDay } from './dashboard-day.tsx';
import { DateStrip } from './day/date-strip.tsx';
import { searchFor, shownDay } from './day/shown-day.ts';
import { LazyClockQuestion, LazyKeptPhotosNotice } from './lazy.ts';
import { Trial } from './trial/trial.tsx';
import './screen.css';

/** Reads the day of an address for its screen. */
export const readShown = (search: DashboardSearch): Promise<void> =>
  readDay(shownDay(search.day, localDay(new Date())));

/** The diary: one day at a time, from the address or today. */
export function Screen() {
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const day = shownDay(search.day, today);
  // Only the first step away from today is a step of the history: Back leads to today, not through the week.
  const open = (chosen: DiaryDay) =>
    void navigate({
      to: '/dashboard',
      search: searchFor(search, chosen, today),
      replace: search.day !== undefined,
      resetScroll: false,
    });
  return (
    <div className="dashboard">
      <CatchBoundary getResetKey={() => day} errorComponent={StoreFailure}>
        <Trial today={today} />
        <Suspense fallback={null}>
          <LazyClockQuestion />
        </Suspense>
        <Suspense fallback={null}>
          <LazyKeptPhotosNotice />
        </Suspense>
        <DateStrip day={day} today={today} onChoose={open} />
        <DashboardDay day={day} today={today} />
        <AddMeal day={day} today={today} />
      </CatchBoundary>
    </div>
  );
}
