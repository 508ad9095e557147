import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatKg } from '#app/format/number.ts';
import { onboarding } from '#app/text/sign-in/onboarding.ts';
import { Card } from '#app/ui/layout/card.tsx';
import type { WeightForecast } from './weight-forecast.ts';
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

interface WeightCurveProps {
  /** The weights with their unit. */
  from: string;
  to: string;
  rises: boolean;
  label: string;
}

const FALL = 'M6 12C80 20 120 60 170 92S250 126 292 128';
const RISE = 'M6 128C80 120 120 80 170 48S250 14 292 12';

/** From the weight of today to the one aimed at: fast at first, slower near the end. */
function WeightCurve({ from, to, rises, label }: WeightCurveProps) {
  const line = rises ? RISE : FALL;
  const end = rises ? 12 : 128;
  return (
    <div className="weight-curve" role="img" aria-label={label} data-rises={rises || undefined}>
      <svg viewBox="0 0 300 150" preserveAspectRatio="none" aria-hidden="true">
        <path className="weight-curve-ground" d={`${line}V150H6Z`} />
        <path className="weight-curve-target" d={`M6 ${end}H292`} />
        <path className="weight-curve-line" d={line} />
      </svg>
      <i className="weight-curve-start" />
      <i className="weight-curve-end" />
      <em className="weight-curve-from">{from}</em>
      <em className="weight-curve-to">{to}</em>
    </div>
  );
}
