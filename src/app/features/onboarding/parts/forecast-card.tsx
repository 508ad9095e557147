import type { DiaryDay } from '#domain/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatKg } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Card } from '#app/ui/layout/card.tsx';
import type { WeightForecast } from '../weight-forecast.ts';
import { WeightCurve } from './weight-curve.tsx';
import './forecast-card.css';

/** Where the weight goes, and until when. */
export function ForecastCard({ forecast, today }: { forecast: WeightForecast; today: DiaryDay }) {
  const words = onboarding.summary;
  if (forecast.is !== 'reached') {
    return (
      <Card title={words.forecast}>
        <p className="forecast-words">{forecast.is === 'kept' ? words.keep(formatKg(forecast.kg)) : words.noChange}</p>
      </Card>
    );
  }
  const { from, to, by } = forecast;
  const when = by ? formatDay(by, today) : words.overTwoYears;
  const change = to - from;
  return (
    <Card
      title={words.forecast}
      aside={<b className="forecast-change">{(change > 0 ? '+' : '') + formatKg(change)}</b>}
    >
      <WeightCurve
        from={formatKg(from)}
        to={formatKg(to)}
        rises={change > 0}
        label={words.forecastLabel(formatKg(from), formatKg(to), when)}
      />
      <div className="forecast-dates">
        <span>{words.today}</span>
        <span>{when}</span>
      </div>
    </Card>
  );
}
