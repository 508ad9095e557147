import { formatDayNumber, formatWeekdayShort } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { goalRuns, topOf, type BarValue } from '../charts/scale.ts';
import { line, roundRect, type Pen } from './draw-text.ts';

interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A bar a day over the dashed line of its goal, with the days below. */
export function drawBars(pen: Pen, bars: readonly BarValue[], area: Area): void {
  const { context, colours } = pen;
  const top = topOf(bars);
  const slot = area.width / bars.length;
  const week = bars.length <= 7;
  const width = Math.min(72, slot * 0.76);
  const ground = area.y + area.height;
  const heightOf = (kcal: number) => (kcal / top) * area.height;
  for (const [index, { day, value, goal }] of bars.entries()) {
    const middle = area.x + (index + 0.5) * slot;
    if (value !== null && value > 0) {
      const over = goal !== null && Math.round(value) > Math.round(goal);
      const bar = { x: middle - width / 2, width, radius: week ? 12 : 5, stands: true };
      roundRect(pen, { ...bar, y: ground - heightOf(value), height: heightOf(value), tone: over ? 'wine' : 'herb' });
      if (over)
        roundRect(pen, { ...bar, y: ground - heightOf(goal) + 3, height: heightOf(goal) - 3, radius: 0, tone: 'herb' });
      if (week)
        line(pen, formatNumber(value), {
          x: middle,
          y: ground - heightOf(value) - 10,
          size: 22,
          tone: 'soft',
          align: 'center',
        });
    }
    const named = week || Number(formatDayNumber(day)) % 5 === 0 || day.endsWith('-01');
    if (named) line(pen, formatDayNumber(day), { x: middle, y: ground + 34, size: 24, weight: 600, align: 'center' });
    if (week)
      line(pen, formatWeekdayShort(day), { x: middle, y: ground + 62, size: 20, tone: 'soft', align: 'center' });
  }
  context.strokeStyle = colours.ink;
  context.lineWidth = 3;
  context.setLineDash([10, 8]);
  for (const { from, to, goal } of goalRuns(bars)) {
    context.beginPath();
    context.moveTo(area.x + from * slot, ground - heightOf(goal));
    context.lineTo(area.x + to * slot, ground - heightOf(goal));
    context.stroke();
  }
  context.setLineDash([]);
}
