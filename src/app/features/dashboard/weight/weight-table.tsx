import { formatDay } from '#app/format/day.ts';
import { formatKg } from '#app/format/number.ts';
import { weight } from '#app/text/diary/weight.ts';
import '#app/ui/layout/visually-hidden.css';
import type { WeighIn } from './weight-draft.ts';

/** The chart's figures for screen readers. */
export function WeightTable({ points }: { points: readonly WeighIn[] }) {
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
