import { lazy, Suspense, useRef, useState } from 'react';
import Droplets from 'lucide-react/icons/droplets';
import Undo2 from 'lucide-react/icons/undo-2';
import { useDayWater } from '#device/diary/hooks/use-day-water.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { MAX_WATER_ML, WATER_STEP_ML } from '#domain/water.ts';
import type { Waiting } from '#sync/records.ts';
import { formatMl, formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { water } from '#app/text/diary/water.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { useEverTrue } from '#app/ui/state/use-ever-true.ts';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { WaitingMark } from '#app/parts/saving/waiting-mark.tsx';
import { signedMl } from './signed-ml.ts';
import { GlassRow } from './glass-row.tsx';
import { useWater } from './use-water.ts';
import { useWaterShortcut } from './use-water-shortcut.ts';
import { WaterSkeleton } from './water-skeleton.tsx';
import './water-card.css';

const WaterSheet = lazy(async () => ({ default: (await import('./water-sheet.tsx')).WaterSheet }));

/** The day's water: glasses, steps of 250 ml, another amount, the goal. */
export function WaterCard({ day }: { day: DiaryDay }) {
  const stored = useDayWater(day);
  const goals = useGoals(day);
  if (!stored || !goals) return <WaterSkeleton />;
  return <DayWater key={day} day={day} totalMl={stored.ml} goalMl={goals.waterGoal} waiting={stored.waiting} />;
}

interface DayWaterProps {
  day: DiaryDay;
  totalMl: number;
  goalMl: number;
  waiting: Waiting;
}

function DayWater({ day, totalMl, goalMl, waiting }: DayWaterProps) {
  const { pour, tapGlass, last, undoLast } = useWater(day, totalMl);
  const [open, setOpen] = useState(false);
  const opened = useEverTrue(open);
  const more = useRef<HTMLButtonElement>(null);
  useWaterShortcut(more);
  const step = formatMl(WATER_STEP_ML);
  return (
    <Card title={water.title} aside={<WaterFigure totalMl={totalMl} goalMl={goalMl} />}>
      <GlassRow totalMl={totalMl} goalMl={goalMl} onTap={tapGlass} />
      <div className="water-steps">
        <Button disabled={totalMl <= 0} onClick={() => pour(-WATER_STEP_ML)}>
          {water.less(step)}
        </Button>
        <Button
          ref={more}
          className="water-more"
          disabled={totalMl >= MAX_WATER_ML}
          onClick={() => pour(WATER_STEP_ML)}
        >
          {water.more(step)}
        </Button>
      </div>
      <div className="water-foot">
        <button type="button" className="water-quiet" onClick={() => setOpen(true)}>
          <Icon of={Droplets} size={18} />
          {water.open}
        </button>
        {last ? (
          <button
            type="button"
            className="water-quiet"
            aria-label={water.undoLast(signedMl(last.ml))}
            onClick={undoLast}
          >
            <Icon of={Undo2} size={18} />
            {common.undo}
          </button>
        ) : null}
      </div>
      <WaitingMark waiting={waiting} />
      {opened ? (
        <Suspense fallback={null}>
          <WaterSheet
            open={open}
            onClose={() => setOpen(false)}
            day={day}
            totalMl={totalMl}
            goalMl={goalMl}
            onPour={pour}
          />
        </Suspense>
      ) : null}
    </Card>
  );
}

function WaterFigure({ totalMl, goalMl }: { totalMl: number; goalMl: number }) {
  return (
    <p className="water-figure">
      <b aria-hidden="true">
        {formatNumber(totalMl)} / {formatMl(goalMl)}
      </b>
      <VisuallyHidden role="status">{water.progress(formatMl(totalMl), formatMl(goalMl))}</VisuallyHidden>
    </p>
  );
}
