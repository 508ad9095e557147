import { averageDay } from '#domain/diary/history/averages.ts';
import { MACRO_ORDER, macroShares } from '#domain/diary/history/macro-shares.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatGrams, formatPercent } from '#app/format/number.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { history } from '#app/text/diary/history.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import { MACRO_TONES, MacroChart } from '../charts/macro-chart.tsx';
import type { PeriodCardProps } from './card-props.ts';
import './macros-card.css';

/** What part of each day's energy came from which macro; PRO opens it (spec §6). */
export function MacrosCard({ slots, days, today, hasAccess }: PeriodCardProps & { hasAccess: boolean | undefined }) {
  return (
    <Card title={history.macros}>
      {hasAccess === undefined ? (
        <Skeleton height="13rem" />
      ) : (
        <ProLock locked={!hasAccess} onBecomePro={openUpgrade}>
          <MacroFigures slots={slots} days={days} today={today} />
        </ProLock>
      )}
    </Card>
  );
}

function MacroFigures({ slots, days, today }: PeriodCardProps) {
  const average = averageDay(days, today);
  if (!average || average.carbs + average.proteins + average.fats === 0) {
    return <p className="history-note">{history.noMacros}</p>;
  }
  const shares = slots.map(({ day, figures }) => ({ day, shares: figures && macroShares(figures.eaten) }));
  return (
    <div className="macros-card">
      <MacroChart days={shares} />
      <ChartTable
        caption={history.macrosTable}
        columns={[history.day, ...MACRO_ORDER.map((macro) => history[macro])]}
        rows={shares.map(({ day, shares }) => [
          formatFullDay(day, today),
          ...MACRO_ORDER.map((macro) => (shares ? formatPercent(shares[macro] / 100) : history.noEntries)),
        ])}
      />
      <dl className="macros-card-averages">
        {MACRO_ORDER.map((macro) => (
          <div key={macro} data-tone={MACRO_TONES[macro]}>
            <dt>{history[macro]}</dt>
            <dd>{formatGrams(average[macro])}</dd>
          </div>
        ))}
      </dl>
      <p className="history-note">{history.averagePerDay}</p>
    </div>
  );
}
