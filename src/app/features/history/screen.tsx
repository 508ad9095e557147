import { CatchBoundary, useNavigate, useSearch } from '@tanstack/react-router';
import { useAccess } from '../../../db/hooks/use-access.ts';
import { useFirstPull } from '../../../db/hooks/use-first-pull.ts';
import { useToday } from '../../../db/hooks/use-today.ts';
import type { HistorySearch } from '../../shell/history-search.ts';
import { history } from '../../text/history.ts';
import { Notice } from '../../ui/notice.tsx';
import { StoreFailure } from '../../ui/store-failure.tsx';
import { DayView } from './day-view.tsx';
import { LockedView } from './locked-view.tsx';
import { PeriodBar } from './period-bar.tsx';
import { PeriodView } from './period-view.tsx';
import { firstOpenDay, openPart, shownPeriod } from './shown-period.ts';
import './screen.css';

/** Days, weeks and months of the diary, all from what the device holds. */
export function Screen() {
  const search: HistorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const today = useToday();
  const hasAccess = useAccess()?.hasAccess;
  const arriving = useFirstPull() === true;
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
      {arriving ? <Notice>{history.stillArriving}</Notice> : null}
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
