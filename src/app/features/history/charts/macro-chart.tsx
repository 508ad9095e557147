import type { CSSProperties } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { MACRO_ORDER } from '#domain/diary/history/macro-shares.ts';
import type { Macros } from '#domain/body/macros.ts';
import { history } from '#app/text/diary/history.ts';
import { DayAxis } from './day-axis.tsx';
import './macro-chart.css';

/** The hue of each macro, as in the rings. */
export const MACRO_TONES = { carbs: 'carbs', proteins: 'protein', fats: 'fats' } as const;

interface ColumnStyle extends CSSProperties {
  '--at': string;
}
interface PartStyle extends CSSProperties {
  '--from': number;
  '--share': number;
  '--tone': string;
}

/** Each day's energy as one column of a hundred per cent; days without entries stay empty. */
export function MacroChart({ days }: { days: readonly { day: DiaryDay; shares: Macros | null }[] }) {
  const width = 100 / days.length;
  return (
    <div className="macro-chart" data-dense={days.length > 7 || undefined}>
      <svg role="img" aria-label={history.macrosChart}>
        {days.map(({ day, shares }, index) => {
          if (!shares) return null;
          const column: ColumnStyle = { '--at': `${(index + 0.5) * width}%` };
          return (
            <g key={day} style={column}>
              {MACRO_ORDER.map((macro, place) => {
                const below = MACRO_ORDER.slice(0, place).reduce((sum, each) => sum + shares[each], 0);
                const part: PartStyle = {
                  '--from': 100 - below - shares[macro],
                  '--share': shares[macro],
                  '--tone': `var(--${MACRO_TONES[macro]})`,
                };
                return <rect key={macro} style={part} rx={3} />;
              })}
            </g>
          );
        })}
      </svg>
      <DayAxis days={days.map(({ day }) => day)} />
    </div>
  );
}
