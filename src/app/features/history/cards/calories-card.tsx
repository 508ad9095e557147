import { averageDay } from '#domain/diary/history/averages.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatKcal, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { units } from '#app/text/units.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartKey } from '../charts/chart-key.tsx';
import { ChartTable } from '../charts/chart-table.tsx';
import type { PeriodCardProps } from './card-props.ts';

/** The calories of each day against the goal of that day. */
export function CaloriesCard({ slots, days, today }: PeriodCardProps) {
  const average = averageDay(days, today);
  if (!average) return null;
  const bars = slots.map(({ day, figures }) => ({
    day,
    value: figures && figures.dishes > 0 ? figures.eaten.calories : null,
    goal: figures && figures.goals.calories,
  }));
  const goals = new Set(days.map(({ goals: { calories } }) => Math.round(calories)));
  const [goal] = goals;
  const isOver = days.some(({ eaten, goals: { calories } }) => Math.round(eaten.calories) > Math.round(calories));
  const logged = days.filter(({ dishes }) => dishes > 0);
  return (
    <Card title={history.calories} aside={<DailyFigure figure={formatNumber(average.calories)} />}>
      <ChartKey
        entries={[{ tone: 'herb', name: history.eaten }, ...(isOver ? [{ tone: 'wine', name: history.excess }] : [])]}
        goal={goals.size === 1 && goal !== undefined ? history.goalOf(formatNumber(goal)) : history.goal}
      />
      <BarChart
        bars={bars}
        tone="herb"
        marksExcess
        label={history.caloriesChart(formatKcal(average.calories), formatKcal(average.goalKcal))}
      />
      <ChartTable
        caption={history.caloriesTable}
        columns={[history.day, history.eaten, history.goal]}
        rows={days.map(({ day, dishes, eaten, goals: { calories } }) => [
          formatFullDay(day, today),
          dishes > 0 ? formatKcal(eaten.calories) : history.noEntries,
          formatKcal(calories),
        ])}
      />
      {logged.length > 1 && logged.some(({ day }) => day === today) ? (
        <p className="history-note">{history.todayLater}</p>
      ) : null}
    </Card>
  );
}

function DailyFigure({ figure }: { figure: string }) {
  return (
    <span className="history-figure">
      {figure}{' '}
      <small>
        {units.kcal} {history.perDay}
      </small>
    </span>
  );
}
