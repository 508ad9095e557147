import { lazy, Suspense, useRef, useState, useEffect, type RefObject, type CSSProperties } from 'react';
import Droplets from 'lucide-react/icons/droplets';
import Undo2 from 'lucide-react/icons/undo-2';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDayWater } from '#device/diary/hooks/use-day-water.ts';
import { useGoals } from '#device/diary/hooks/use-goals.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MAX_WATER_ML, WATER_STEP_ML } from '#domain/body/water.ts';
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
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { useWater } from './use-water.ts';
import { glassesOf } from './glasses.ts';
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

/** A change with its sign: +250 მლ, −250 მლ. */
const signedMl = (ml: number): string => (ml > 0 ? `+${formatMl(ml)}` : formatMl(ml));

/** `?add=water`, the home screen's shortcut: brings the card into sight, its plus button under the thumb. */
function useWaterShortcut(more: RefObject<HTMLButtonElement | null>): void {
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    const { add, ...rest } = search;
    if (add !== 'water') return;
    more.current?.scrollIntoView({ block: 'center' });
    more.current?.focus({ preventScroll: true });
    void navigate({ to: '/dashboard', search: rest, replace: true, resetScroll: false });
  }, [search, more, navigate]);
}

/** The card's shape while the device's store answers. */
function WaterSkeleton() {
  return (
    <Card title={water.title} aside={<Skeleton width="8rem" />}>
      <Skeletons>
        <Skeleton height="2.75rem" />
        <Skeleton height="3rem" />
        <Skeleton height="1.75rem" width="60%" />
      </Skeletons>
    </Card>
  );
}

interface GlassStyle extends CSSProperties {
  '--glass-share': number;
}

/** The day's water as glasses of 250 ml; a tap fills up to a glass or empties it. */
function GlassRow({ totalMl, goalMl, onTap }: { totalMl: number; goalMl: number; onTap: (levelMl: number) => void }) {
  return (
    <div className="glass-row" role="group" aria-label={water.glasses}>
      {glassesOf(totalMl, goalMl).map(({ levelMl, share }, index) => {
        const style: GlassStyle = { '--glass-share': share };
        return (
          <button
            key={levelMl}
            type="button"
            className="glass"
            style={style}
            aria-pressed={share === 1}
            aria-label={water.glass(formatNumber(index + 1), formatMl(levelMl))}
            onClick={() => onTap(levelMl)}
          />
        );
      })}
    </div>
  );
}
