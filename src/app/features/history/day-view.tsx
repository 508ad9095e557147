import { useDayMeals } from '#device/diary/hooks/use-day-meals.ts';
import { useHistory } from '#device/diary/hooks/use-history.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import { formatMl } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { DayCaloriesCard } from './cards/day/day-calories-card.tsx';
import { DayMacrosCard } from './cards/day/day-macros-card.tsx';
import { EmptyCard } from './cards/empty-card.tsx';
import { MeasurementsCard } from './cards/measurements-card.tsx';
import { StreakCard } from './cards/streak-card.tsx';
import { WeightCard } from './cards/weight-card.tsx';
import { ExportButton } from './export/export-button.tsx';
import { HistorySkeleton } from './history-skeleton.tsx';
import { LazyNutrientsCard } from './nutrients/lazy-nutrients-card.tsx';
import type { ShownProps } from './cards/card-props.ts';

/** One day: what was eaten by meal, its macros, its water, and the weight up to it. */
export function DayView({ period, today, hasAccess }: ShownProps) {
  const day = period.from;
  const figures = useHistory(period)?.[0];
  const dishes = useDayMeals(day);
  const weighIns = useWeights();
  if (!figures || !dishes || !weighIns) return <HistorySkeleton />;
  const { waterMl, goals } = figures;
  return (
    <div className="history-columns">
      <div className="history-column">
        {dishes.length > 0 ? (
          <>
            <DayCaloriesCard figures={figures} dishes={dishes} today={today} />
            <DayMacrosCard figures={figures} hasAccess={hasAccess} />
          </>
        ) : (
          <EmptyCard period={period} today={today} />
        )}
      </div>
      <div className="history-column">
        <StreakCard today={today} />
        {dishes.length > 0 ? (
          <LazyNutrientsCard period={period} upTo={day} today={today} hasAccess={hasAccess} />
        ) : null}
        <Card title={history.water} aside={<span className="history-figure">{formatMl(waterMl)}</span>}>
          <Bar
            value={waterMl}
            max={goals.waterGoal}
            tone="water"
            label={history.waterOfGoal(formatMl(waterMl), formatMl(goals.waterGoal))}
          />
          <p className="history-note">{history.goalOf(formatMl(goals.waterGoal))}</p>
        </Card>
        <WeightCard period={period} weighIns={weighIns} today={today} />
        <MeasurementsCard period={period} today={today} />
        <ExportButton period={period} today={today} />
      </div>
    </div>
  );
}
