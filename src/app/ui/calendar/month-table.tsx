import type { ReactNode, Ref } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { calendar } from '#app/text/calendar.ts';
import { monthGrid } from './month-grid.ts';

interface MonthTableProps {
  /** Any day of the month. */
  month: DiaryDay;
  className?: string | undefined;
  caption?: ReactNode;
  ref?: Ref<HTMLTableElement> | undefined;
  /** What stands in the cell of a day. */
  children: (day: DiaryDay) => ReactNode;
}

/** The weeks of a month as a table under the names of the weekdays. */
export function MonthTable({ month, className, caption, ref, children }: MonthTableProps) {
  return (
    <table ref={ref} className={className}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <thead>
        <tr>
          {calendar.weekdaysShort.map((name, index) => (
            <th key={name} scope="col" abbr={calendar.weekdays[index]}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthGrid(month).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, index) => (
              <td key={calendar.weekdaysShort[index]}>{day ? children(day) : null}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
