import { useWeights } from '#device/diary/hooks/use-weights.ts';
import { addDays } from '#domain/diary-day.ts';
import { history } from '#app/text/diary/history.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { LockedDays } from './cards/locked-days.tsx';
import { StreakCard } from './cards/streak-card.tsx';
import { WeightCard } from './cards/weight-card.tsx';
import { ExportButton } from './export/export-button.tsx';
import type { ShownProps } from './cards/card-props.ts';

/** A period that lies wholly before what shows without access; the weight is everyone's. */
export function LockedView({ period, today }: ShownProps) {
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
