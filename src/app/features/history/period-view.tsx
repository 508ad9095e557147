import { useHistory } from '#device/diary/hooks/use-history.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { countedDays } from '#domain/diary/history/averages.ts';
import { daysOf } from '#domain/diary/history/period.ts';
import type { ShownProps } from './cards/card-props.ts';
import { CaloriesCard } from './cards/calories-card.tsx';
import { DaysCard } from './cards/days/days-card.tsx';
import { EmptyCard } from './cards/empty-card.tsx';
import { MacrosCard } from './cards/macros-card.tsx';
import { MeasurementsCard } from './cards/measurements-card.tsx';
import { StreakCard } from './cards/streak-card.tsx';
import { WaterCard } from './cards/water-card.tsx';
import { WeightCard } from './cards/weight-card.tsx';
import { ExportButton } from './export/export-button.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { LazyNutrientsCard } from './nutrients/lazy-nutrients-card.tsx';
import { ReportCard } from './report/report-card.tsx';

/** A week or a month; without access only the days of `open`. */
export function PeriodView({
  period,
  today,
  hasAccess,
  open,
}: ShownProps & { open: { from: DiaryDay; to: DiaryDay } }) {
  const days = useHistory(period)?.filter(({ day }) => day >= open.from);
  const weighIns = useWeights();
  if (!days || !weighIns) return <HistorySkeleton />;
  const byDay = new Map(days.map((day) => [day.day, day]));
  const slots = daysOf(period).map((day) => ({ day, figures: byDay.get(day) ?? null }));
  const logged = days.some(({ dishes }) => dishes > 0);
  const counted = countedDays(days, today).at(-1);
  return (
    <div className="history-columns">
      <div className="history-column">
        {logged ? (
          <>
            <CaloriesCard slots={slots} days={days} today={today} />
            <MacrosCard slots={slots} days={days} today={today} hasAccess={hasAccess} />
          </>
        ) : (
          <EmptyCard period={period} today={today} />
        )}
        <DaysCard
          key={period.from}
          days={days}
          today={today}
          hasAccess={hasAccess}
          lockedBefore={open.from > period.from ? open.from : null}
        />
      </div>
      <div className="history-column">
        <StreakCard today={today} />
        {logged ? (
          <ReportCard
            period={period}
            today={today}
            hasAccess={hasAccess}
            slots={slots}
            days={days}
            weighIns={weighIns}
          />
        ) : null}
        {counted ? <LazyNutrientsCard period={period} upTo={counted.day} today={today} hasAccess={hasAccess} /> : null}
        <WaterCard slots={slots} days={days} today={today} />
        <WeightCard period={period} weighIns={weighIns} today={today} />
        <MeasurementsCard period={period} today={today} />
        <ExportButton period={period} today={today} />
      </div>
    </div>
  );
}
