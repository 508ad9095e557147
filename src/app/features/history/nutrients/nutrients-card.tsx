import { useState } from 'react';
import { usePeriodNutrition, type EatenNutrition } from '#device/food/nutrients/use-nutrition.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { aboveUpper } from '#domain/nutrition/judge-nutrients.ts';
import { formatCount } from '#app/format/number.ts';
import { formatNutrient } from '#app/format/nutrient.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { nutrientNames, nutrients as words } from '#app/text/food/nutrients.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { LazyAllNutrients, loadAllNutrients } from '#app/parts/nutrients/lazy-all-nutrients.ts';
import { NutrientSummary } from '#app/parts/nutrients/nutrient-summary.tsx';
import { SAMPLE_NUTRIENTS } from '#app/parts/nutrients/sample-nutrients.ts';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { periodLabels } from '../period-labels.ts';

interface NutrientsCardProps {
  period: Period;
  /** The last day that counts: today does not while it is under way, unless there is nothing else. */
  upTo: DiaryDay;
  today: DiaryDay;
  /** Undefined until the device knows. */
  hasAccess: boolean | undefined;
}

/** Vitamins, minerals and the like of a day, or of a usual logged day of a week or a month; PRO opens them. */
export function NutrientsCard({ period, upTo, today, hasAccess }: NutrientsCardProps) {
  return (
    <Card title={words.title}>
      {hasAccess === undefined ? (
        <NutrientSkeleton />
      ) : hasAccess ? (
        <PeriodNutrients period={period} upTo={upTo} today={today} />
      ) : (
        <ProLock locked onBecomePro={openUpgrade}>
          <NutrientSummary eaten={SAMPLE_NUTRIENTS} of={period.span} lowTitle={words.lowPeriod} />
        </ProLock>
      )}
    </Card>
  );
}

function PeriodNutrients({ period, upTo, today }: Omit<NutrientsCardProps, 'hasAccess'>) {
  const eaten = usePeriodNutrition(period.from, upTo);
  if (!eaten) return <NutrientSkeleton />;
  if (Object.keys(eaten.nutrition).length === 0) return <p className="history-note">{words.nothingKnownPeriod}</p>;
  return <KnownNutrients key={period.from} eaten={eaten} period={period} today={today} />;
}

function KnownNutrients({
  eaten,
  period,
  today,
}: Pick<NutrientsCardProps, 'period' | 'today'> & { eaten: EatenNutrition }) {
  const [open, setOpen] = useState(false);
  const { nutrition, loggedDays } = eaten;
  const isDay = period.span === 'day';
  return (
    <>
      {isDay ? null : <p className="history-note">{words.perLoggedDay(formatCount(loggedDays, words.loggedDay))}</p>}
      <NutrientSummary eaten={eaten} of={period.span} lowTitle={isDay ? words.lowThen : words.lowPeriod} />
      {aboveUpper(nutrition, loggedDays).map((nutrient) => (
        <Notice key={nutrient}>
          {words.overUpper(nutrientNames[nutrient], formatNutrient(nutrient, nutrition[nutrient]?.upper ?? 0))}
        </Notice>
      ))}
      <Button aria-haspopup="dialog" {...onIntent(loadAllNutrients)} onClick={() => setOpen(true)}>
        {words.all}
      </Button>
      <LazyAllNutrients
        open={open}
        onClose={() => setOpen(false)}
        subtitle={periodLabels(period, today).name}
        eaten={eaten}
        of={period.span}
      />
    </>
  );
}

function NutrientSkeleton() {
  return (
    <Skeletons>
      <Skeleton height="31rem" />
    </Skeletons>
  );
}
