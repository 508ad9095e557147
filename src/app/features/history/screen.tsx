import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router';
import { useAccess } from '#device/session/access/use-access.ts';
import { useFirstPull } from '#device/session/use-first-pull.ts';
import { useToday } from '#device/platform/use-today.ts';
import { readPeriod } from '#device/diary/reads/read-period.ts';
import { localDay, addDays } from '#domain/diary/diary-day.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import type { HistorySearch } from '#app/parts/routes/history-search.ts';
import { history } from '#app/text/diary/history.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { StoreFailure } from '#app/parts/saving/store-failure.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { DayView } from './day-view.tsx';
import { PeriodBar } from './period-bar.tsx';
import { PeriodView } from './period-view.tsx';
import { firstOpenDay, openPart, shownPeriod } from './shown-period.ts';
import { LockedDays } from './cards/days/locked-days.tsx';
import { StreakCard } from './cards/streak-card.tsx';
import { WeightCard } from './cards/weight-card.tsx';
import { ExportButton } from './export/export-button.tsx';
import type { ShownProps } from './cards/card-props.ts';
import './screen.css';

/** Whoever has waited for this long sees bones. */
const LONGEST_WAIT_MS = 300;

/** Reads what the address asks for while the screen before still stands: it gives way to the history, not to its bones. */
export async function readShown(search: HistorySearch): Promise<void> {
  const today = localDay(new Date());
  const waited = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([readPeriod(shownPeriod(search, today), today), waited]);
}

/** Days, weeks and months of the diary, all from what the device holds. */
export function Screen() {
  const search: HistorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const hasAccess = useAccess()?.hasAccess;
  const period = shownPeriod(search, today);
  const open = openPart(period, firstOpenDay(today, hasAccess));
  const shown = { period, today, hasAccess };
  return (
    <div className="history">
      <PeriodBar
        period={period}
        today={today}
        // Turning pages is no step to come back to: Back leaves the history.
        onShow={(asked) => void navigate({ to: '/history', search: asked, replace: true, resetScroll: false })}
      />
      <StillArriving />
      <CatchBoundary getResetKey={() => period.from} errorComponent={StoreFailure}>
        {open === null ? (
          <LockedView {...shown} />
        ) : period.span === 'day' ? (
          <DayView {...shown} />
        ) : (
          <PeriodView {...shown} open={open} />
        )}
      </CatchBoundary>
    </div>
  );
}

/** Says so while the diary is on its way to this device; apart, so that its answer draws no chart anew. */
function StillArriving() {
  return useFirstPull() === true ? <Notice>{history.stillArriving}</Notice> : null;
}

/** A period that lies wholly before what shows without access; the weight is everyone's. */
function LockedView({ period, today }: ShownProps) {
  const weighIns = useWeights();
  return (
    <div className="history-columns">
      <div className="history-column">
        <Card title={history.days}>
          <LockedDays before={addDays(period.to, 1)} today={today} />
        </Card>
      </div>
      <div className="history-column">
        <StreakCard today={today} />
        {weighIns ? <WeightCard period={period} weighIns={weighIns} today={today} /> : null}
        <ExportButton period={period} today={today} />
      </div>
    </div>
  );
}
