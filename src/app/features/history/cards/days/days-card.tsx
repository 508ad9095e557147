import { useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import { history } from '#app/text/diary/history.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { DayRow } from './day-row.tsx';
import { LockedDays } from './locked-days.tsx';
import './days-card.css';

/** A week at first; a month unfolds. */
const FIRST_ROWS = 7;

interface DaysCardProps {
  days: readonly DayFigures[];
  today: DiaryDay;
  hasAccess: boolean | undefined;
  /** Days of the period before this one need access; null when none do. */
  lockedBefore: DiaryDay | null;
}

/** The days with entries, newest first; each opens in the diary. */
export function DaysCard({ days, today, hasAccess, lockedBefore }: DaysCardProps) {
  const [all, setAll] = useState(false);
  const noted = days.filter(({ dishes, waterMl }) => dishes > 0 || waterMl > 0).toReversed();
  if (noted.length === 0 && lockedBefore === null) return null;
  const shown = all ? noted : noted.slice(0, FIRST_ROWS);
  return (
    <Card title={history.days}>
      {shown.length > 0 ? (
        <ul className="days-card">
          {shown.map((day) => (
            <DayRow key={day.day} figures={day} today={today} hasMacros={hasAccess !== false} />
          ))}
        </ul>
      ) : null}
      {shown.length < noted.length ? <Button onClick={() => setAll(true)}>{history.allDays}</Button> : null}
      {lockedBefore === null ? null : <LockedDays before={lockedBefore} today={today} />}
    </Card>
  );
}
