import type { CSSProperties } from 'react';
import { formatMl, formatNumber } from '#app/format/number.ts';
import { water } from '#app/text/diary/water.ts';
import { glassesOf } from './glasses.ts';
import './glass-row.css';

interface GlassStyle extends CSSProperties {
  '--glass-share': number;
}

/** The day's water as glasses of 250 ml; a tap fills up to a glass or empties it. */
export function GlassRow({
  totalMl,
  goalMl,
  onTap,
}: {
  totalMl: number;
  goalMl: number;
  onTap: (levelMl: number) => void;
}) {
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
