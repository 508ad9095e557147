import { lazy, Suspense, useState } from 'react';
import Scale from 'lucide-react/icons/scale';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { useWeights } from '#device/diary/hooks/use-weights.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Waiting } from '#sync/records.ts';
import { formatKg } from '#app/format/number.ts';
import { weight } from '#app/text/diary/weight.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { formatDay } from '#app/format/day.ts';
import '#app/ui/layout/visually-hidden.css';
import type { WeighIn } from './weight-draft.ts';
import { kgToTarget, trendOf } from './weight-trend.ts';
import './weight-card.css';

const loadWeightSheet = async () => {
  const [{ WeightSheet }] = await Promise.all([import('./weight-sheet.tsx'), loadSheet()]);
  return WeightSheet;
};
const LazyWeightSheet = lazyDialog(loadWeightSheet);
const loadMeasurements = async () => {
  const [{ MeasurementsSheet }] = await Promise.all([import('./measurements/measurements-sheet.tsx'), loadSheet()]);
  return MeasurementsSheet;
};
const LazyMeasurementsSheet = lazyDialog(loadMeasurements);
const LazyChart = lazy(async () => ({ default: (await import('./weight-chart.tsx')).WeightChart }));

/** The present weight, its way to the target, and the editor of weigh-ins. */
export function WeightCard({ day }: { day: DiaryDay }) {
  const [open, setOpen] = useState<'weight' | 'measurements' | null>(null);
  const close = () => setOpen(null);
  const weighIns = useWeights();
  const plan = usePlan();
  const targetKg = useUser()?.profile.targetWeight ?? plan?.targetWeight ?? null;
  if (!weighIns) return <WeightSkeleton />;
  const newest = weighIns.at(-1);
  const newWeight = (
    <Button tone="tint" wide {...onIntent(loadWeightSheet)} onClick={() => setOpen('weight')}>
      {weight.newWeight}
    </Button>
  );
  return (
    <Card title={weight.title} aside={newest ? <b className="weight-now">{formatKg(newest.kg)}</b> : null}>
      {newest ? (
        <>
          <WeightTrend weighIns={weighIns} targetKg={targetKg} />
          {plan && targetKg !== null ? (
            <WeightGoal present={newest.kg} initial={plan.initialWeight} target={targetKg} />
          ) : null}
          <WaitingMark waiting={mostUrgent(weighIns)} />
          {newWeight}
        </>
      ) : (
        <EmptyState icon={Scale} title={weight.empty} text={weight.emptyText} action={newWeight} />
      )}
      <Button tone="quiet" wide {...onIntent(loadMeasurements)} onClick={() => setOpen('measurements')}>
        {weight.measurements}
      </Button>
      <LazyWeightSheet
        open={open === 'weight'}
        onClose={close}
        day={day}
        weighIns={weighIns}
        fallbackKg={plan?.initialWeight}
      />
      <LazyMeasurementsSheet open={open === 'measurements'} onClose={close} day={day} />
    </Card>
  );
}

function WeightTrend({ weighIns, targetKg }: { weighIns: readonly WeighIn[]; targetKg: number | null }) {
  const points = trendOf(weighIns);
  return (
    <>
      {points.length > 1 ? (
        <Suspense fallback={<Skeleton height="9.5rem" />}>
          <LazyChart points={points} targetKg={targetKg} />
        </Suspense>
      ) : (
        <p className="weight-note">{weight.onePoint}</p>
      )}
      <WeightTable points={points} />
    </>
  );
}

function WeightGoal({ present, initial, target }: { present: number; initial: number; target: number }) {
  const left = kgToTarget(present, initial, target);
  return (
    <div className="weight-goal">
      <span>{weight.start(formatKg(initial))}</span>
      <span>{weight.target(formatKg(target))}</span>
      {left === null ? null : <b>{left > 0 ? weight.left(formatKg(left)) : weight.reached}</b>}
    </div>
  );
}

/** The card says the worst of what is still under way. */
function mostUrgent(weighIns: readonly { waiting: Waiting }[]): Waiting {
  if (weighIns.some(({ waiting }) => waiting === 'refused')) return 'refused';
  return weighIns.some(({ waiting }) => waiting === 'waiting') ? 'waiting' : 'none';
}

function WeightSkeleton() {
  return (
    <Card title={weight.title} aside={<Skeleton width="4rem" />}>
      <Skeletons>
        <Skeleton height="9.5rem" />
        <Skeleton height="1rem" />
        <Skeleton height="3rem" />
      </Skeletons>
    </Card>
  );
}

/** The chart's figures for screen readers. */
function WeightTable({ points }: { points: readonly WeighIn[] }) {
  return (
    <div className="visually-hidden">
      <table>
        <caption>{weight.table}</caption>
        <thead>
          <tr>
            <th scope="col">{weight.day}</th>
            <th scope="col">{weight.title}</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ date, kg }) => (
            <tr key={date}>
              <th scope="row">{formatDay(date, points.at(-1)?.date)}</th>
              <td>{formatKg(kg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
