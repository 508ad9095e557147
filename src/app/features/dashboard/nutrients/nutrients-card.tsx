import { useState } from 'react';
import { useTrialState } from '#device/session/access/use-access.ts';
import { useDayNutrition, type EatenNutrition } from '#device/food/nutrients/use-nutrition.ts';
import { useToday } from '#device/platform/use-today.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { opensAll } from '#domain/payment/trial.ts';
import { formatFullDay } from '#app/format/day.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { nutrients as words } from '#app/text/food/nutrients.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { LazyAllNutrients, loadAllNutrients } from '#app/parts/nutrients/lazy-all-nutrients.ts';
import { NutrientSummary } from '#app/parts/nutrients/nutrient-summary.tsx';
import { SAMPLE_NUTRIENTS } from '#app/parts/nutrients/sample-nutrients.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import './nutrients-card.css';

/** Vitamins, minerals and the like of a day; PRO and the trial open them, as they open the macros. */
export function NutrientsCard({ day }: { day: DiaryDay }) {
  const trial = useTrialState();
  const today = useToday();
  return (
    <Card title={words.title}>
      {trial === undefined ? (
        <NutrientSkeleton />
      ) : opensAll(trial) ? (
        <DayNutrients key={day} day={day} today={today} />
      ) : (
        <ProLock locked onBecomePro={openUpgrade}>
          <NutrientSummary eaten={SAMPLE_NUTRIENTS} of="day" lowTitle={words.lowThen} />
        </ProLock>
      )}
    </Card>
  );
}

interface DayProps {
  day: DiaryDay;
  today: DiaryDay;
}

function DayNutrients({ day, today }: DayProps) {
  const eaten = useDayNutrition(day);
  if (!eaten) return <NutrientSkeleton />;
  if (eaten.entries.length === 0) return <p className="nutrient-note">{words.nothingYet}</p>;
  if (Object.keys(eaten.nutrition).length === 0) return <p className="nutrient-note">{words.nothingKnown}</p>;
  return <KnownNutrients eaten={eaten} day={day} today={today} />;
}

function KnownNutrients({ eaten, day, today }: DayProps & { eaten: EatenNutrition }) {
  const [opened, setOpened] = useState<'all' | 'gap'>();
  const close = () => setOpened(undefined);
  return (
    <>
      <NutrientSummary eaten={eaten} of="day" lowTitle={day === today ? words.lowToday : words.lowThen} />
      <div className="nutrients-actions">
        {day === today ? (
          <Button tone="tint" aria-haspopup="dialog" {...onIntent(loadCloseGap)} onClick={() => setOpened('gap')}>
            {words.gap.open}
          </Button>
        ) : null}
        <Button aria-haspopup="dialog" {...onIntent(loadAllNutrients)} onClick={() => setOpened('all')}>
          {words.all}
        </Button>
      </div>
      <LazyAllNutrients
        open={opened === 'all'}
        onClose={close}
        subtitle={formatFullDay(day, today)}
        eaten={eaten}
        of="day"
      />
      <LazyCloseGap open={opened === 'gap'} onClose={close} day={day} eaten={eaten} />
    </>
  );
}

/** Fetches the code of „რა შეავსებს?“ ahead of its first opening. */
const loadCloseGap = async () => {
  const [{ CloseGap }] = await Promise.all([import('./close-gap.tsx'), loadSheet()]);
  return CloseGap;
};

const LazyCloseGap = lazyDialog(loadCloseGap);

/** The card of nutrients while its code and its day are on their way, about as high as four rows and their buttons. */
function NutrientSkeleton() {
  return (
    <Skeletons>
      <Skeleton height="26rem" />
    </Skeletons>
  );
}
