import { Link } from '@tanstack/react-router';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import { formatFullDay } from '#app/format/day.ts';
import { formatCount, formatKcal, formatMl, formatNumber } from '#app/format/number.ts';
import { history } from '#app/text/diary/history.ts';
import { mealRows } from '#app/text/food/meal-names.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';

/** Up to this part above the goal nobody needs a colour. */
const WIDE_OF_GOAL = 0.05;

/** A day with its figures; it opens in the diary. */
export function DayRow({ figures, today, hasMacros }: { figures: DayFigures; today: DiaryDay; hasMacros: boolean }) {
  const { day, dishes, eaten, waterMl } = figures;
  const parts = [
    ...(dishes > 0 ? [formatCount(dishes, history.dishes)] : [history.noDishes]),
    ...(dishes > 0 && hasMacros && eaten.carbs + eaten.proteins + eaten.fats > 0
      ? [mealRows.macroLine(formatNumber(eaten.proteins), formatNumber(eaten.carbs), formatNumber(eaten.fats))]
      : []),
    ...(dishes === 0 && waterMl > 0 ? [`${history.water} ${formatMl(waterMl)}`] : []),
  ];
  return (
    <li>
      <Link to="/dashboard" search={day === today ? {} : { day }} className="day-row">
        <span className="day-row-words">
          <b>{formatFullDay(day, today)}</b>
          <small>{history.joined(parts)}</small>
        </span>
        {dishes > 0 ? <DayKcal figures={figures} /> : null}
        <Icon of={ChevronRight} size={18} />
      </Link>
    </li>
  );
}

function DayKcal({ figures: { eaten, goals } }: { figures: DayFigures }) {
  const distance = Math.round(eaten.calories) - Math.round(goals.calories);
  const words =
    distance === 0 ? history.exactly : (distance > 0 ? history.above : history.below)(formatKcal(Math.abs(distance)));
  return (
    <span className="day-row-kcal">
      {formatNumber(eaten.calories)}
      <VisuallyHidden>
        {' '}
        {history.kcal}, {words}
      </VisuallyHidden>
      <small aria-hidden="true" data-over={distance > goals.calories * WIDE_OF_GOAL || undefined}>
        {distance > 0 ? '+' : ''}
        {formatNumber(distance)}
      </small>
    </span>
  );
}
