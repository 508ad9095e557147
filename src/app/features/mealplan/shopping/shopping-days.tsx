import type { DiaryDay } from '#domain/diary-day.ts';
import { formatFullDay, formatWeekdayShort } from '#app/format/day.ts';
import { shopping } from '#app/text/food/mealplan.ts';

interface ShoppingDaysProps {
  /** Monday to Sunday. */
  week: readonly DiaryDay[];
  today: DiaryDay;
  /** Days of the week, 1 is Monday. */
  chosen: readonly number[];
  onToggle: (day: number) => void;
}

/** The days that the list is for. */
export function ShoppingDays({ week, today, chosen, onToggle }: ShoppingDaysProps) {
  return (
    <fieldset className="shopping-days">
      <legend>{shopping.days}</legend>
      <div>
        {week.map((day, at) => (
          <label key={day}>
            <input
              type="checkbox"
              checked={chosen.includes(at + 1)}
              aria-label={formatFullDay(day, today)}
              onChange={() => onToggle(at + 1)}
            />
            <span aria-hidden="true">{formatWeekdayShort(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
