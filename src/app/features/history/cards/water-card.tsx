import { averageWater } from '#domain/diary/history/averages.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatMl, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { units } from '#app/text/units.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import type { PeriodCardProps } from './card-props.ts';

/** The water of each day against the goal of that day. */
export function WaterCard({ slots, days, today }: PeriodCardProps) {
  const average = averageWater(days, today);
  if (average === null) {
    return (
      <Card title={history.water}>
        <p className="history-note">{history.noWater}</p>
      </Card>
    );
  }
  const goal = days.at(-1)?.goals.waterGoal ?? 0;
  return (
    <Card
      title={history.water}
      aside={
        <span className="history-figure">
          {formatNumber(average)}{' '}
          <small>
            {units.millilitre} {history.perDay}
          </small>
        </span>
      }
    >
      <BarChart
        bars={slots.map(({ day, figures }) => ({
          day,
          value: figures && figures.waterMl,
          goal: figures && figures.goals.waterGoal,
        }))}
        tone="water"
        height="low"
        label={history.waterChart(formatMl(average), formatMl(goal))}
      />
      <ChartTable
        caption={history.waterTable}
        columns={[history.day, history.water, history.goal]}
        rows={days.map(({ day, waterMl, goals }) => [
          formatFullDay(day, today),
          waterMl > 0 ? formatMl(waterMl) : history.noEntries,
          formatMl(goals.waterGoal),
        ])}
      />
    </Card>
  );
}
