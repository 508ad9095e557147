import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import { MACRO_ORDER, macroShares } from '#domain/diary/history/macro-shares.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { weightTrend, type Weighed } from '#domain/diary/history/weight-trend.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatGrams, formatKcal, formatKg, formatMl } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { Logo } from '#app/ui/picture/logo.tsx';
import { BarChart } from '../charts/bar-chart.tsx';
import { ChartKey } from '../charts/chart-key.tsx';
import { MACRO_TONES, MacroChart } from '../charts/macro-chart.tsx';
import type { Slot } from '../charts/scale.ts';
import { WeightChart } from '../charts/weight-chart.tsx';
import { ReportTiles } from './report-tiles.tsx';
import type { ReportView } from './report-view.ts';
import './report-page.css';

export interface ReportPageProps {
  view: ReportView;
  period: Period;
  slots: readonly Slot[];
  days: readonly DayFigures[];
  weighIns: readonly Weighed[];
  targetKg: number | null;
  today: DiaryDay;
}

/** The report on A4: figures and charts, then a table of all days. On the screen it does not show. */
export function ReportPage({ view, period, slots, days, weighIns, targetKg, today }: ReportPageProps) {
  const { average } = view;
  const points = weightTrend(weighIns, period.from).filter(({ date }) => date <= period.to);
  return (
    <article className="report-page" lang="ka" data-span={period.span}>
      <header>
        <Logo />
        <span>{view.made}</span>
      </header>
      <h1>{view.title}</h1>
      <p className="report-page-period">{view.period}</p>
      <ReportTiles tiles={view.tiles} />
      <p>{view.sentences.join(' ')}</p>
      <div className="report-page-charts">
        {average ? (
          <section>
            <h2>{history.calories}</h2>
            <BarChart
              bars={slots.map(({ day, figures }) => ({
                day,
                value: figures && figures.dishes > 0 ? figures.eaten.calories : null,
                goal: figures && figures.goals.calories,
              }))}
              tone="herb"
              marksExcess
              height="low"
              label={history.caloriesChart(formatKcal(average.calories), formatKcal(average.goalKcal))}
            />
          </section>
        ) : null}
        {average && macroShares(average) ? (
          <section>
            <h2>{history.macros}</h2>
            <ChartKey
              entries={MACRO_ORDER.map((macro) => ({
                tone: MACRO_TONES[macro],
                name: `${history[macro]} ${formatGrams(average[macro])}`,
              }))}
            />
            <MacroChart
              days={slots.map(({ day, figures }) => ({ day, shares: figures && macroShares(figures.eaten) }))}
            />
          </section>
        ) : null}
      </div>
      {points.length > 1 ? (
        <section>
          <h2>{history.weight}</h2>
          <WeightChart points={points} targetKg={targetKg} />
        </section>
      ) : null}
      <DaysTable days={days} weighIns={weighIns} today={today} />
    </article>
  );
}

function DaysTable({ days, weighIns, today }: Pick<ReportPageProps, 'days' | 'weighIns' | 'today'>) {
  const weighed = new Map(weighIns.map(({ date, kg }) => [date, kg]));
  // Days to come would be a column of dashes.
  const over = days.filter(({ day, dishes }) => day <= today || dishes > 0);
  return (
    <table className="report-page-days">
      <caption>{history.days}</caption>
      <thead>
        <tr>
          <th scope="col">{history.day}</th>
          <th scope="col">{history.calories}</th>
          <th scope="col">{history.goal}</th>
          {MACRO_ORDER.map((macro) => (
            <th key={macro} scope="col">
              {history[macro]}
            </th>
          ))}
          <th scope="col">{history.water}</th>
          <th scope="col">{history.weight}</th>
        </tr>
      </thead>
      <tbody>
        {over.map(({ day, dishes, eaten, goals, waterMl }) => {
          const kg = weighed.get(day);
          return (
            <tr key={day}>
              <th scope="row">{formatFullDay(day, today)}</th>
              <td>{dishes > 0 ? formatKcal(eaten.calories) : history.report.none}</td>
              <td>{formatKcal(goals.calories)}</td>
              {MACRO_ORDER.map((macro) => (
                <td key={macro}>{dishes > 0 ? formatGrams(eaten[macro]) : history.report.none}</td>
              ))}
              <td>{waterMl > 0 ? formatMl(waterMl) : history.report.none}</td>
              <td>{kg === undefined ? history.report.none : formatKg(kg)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
