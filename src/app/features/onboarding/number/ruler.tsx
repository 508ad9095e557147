import type { KeyboardEvent } from 'react';
import { roundTo1 } from '#domain/rounding.ts';
import { formatNumber } from '#app/format/number.ts';
import { RULER_WIDTH, ruledTicks } from './ruler-ticks.ts';
import type { NumberEntry } from './use-number-entry.ts';
import { useRulerDrag } from './use-ruler-drag.ts';
import './ruler.css';

interface RulerProps {
  entry: NumberEntry;
  label: string;
  valueText: string;
}

/** A ruler under a fixed mark: dragged, flicked, or moved with the arrow and page keys. */
export function Ruler({ entry, label, valueText }: RulerProps) {
  const { value, least, most, step } = entry;
  const inSteps = (figure: number) => Math.round(figure / step);
  const ofSteps = (steps: number) => roundTo1(steps * step);
  const drag = useRulerDrag({
    steps: inSteps(value),
    least: inSteps(least),
    most: inSteps(most),
    onSteps: (steps) => entry.set(ofSteps(steps)),
  });
  const ticks = ruledTicks(drag.position, inSteps(least), inSteps(most));

  const press = (event: KeyboardEvent) => {
    const by = KEY_STEPS[event.key];
    if (by !== undefined) entry.nudge(by);
    else if (event.key === 'Home') entry.set(least);
    else if (event.key === 'End') entry.set(most);
    else return;
    event.preventDefault();
  };
  return (
    <div
      {...drag.handlers}
      className="ruler"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={value}
      aria-valuetext={valueText}
      onKeyDown={press}
    >
      <svg viewBox={`0 0 ${RULER_WIDTH} 92`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="ruler-small" d={ticks.small.map((x) => `M${x} 20v18`).join('')} />
        <path className="ruler-medium" d={ticks.medium.map((x) => `M${x} 20v28`).join('')} />
        <path className="ruler-large" d={ticks.large.map(({ x }) => `M${x} 20v40`).join('')} />
        {ticks.large.map(({ x, steps }) => (
          <text key={steps} x={x} y="86">
            {formatNumber(ofSteps(steps))}
          </text>
        ))}
      </svg>
      <i />
    </div>
  );
}

const KEY_STEPS: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};
