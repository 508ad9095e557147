import type { CSSProperties, ReactNode } from 'react';
import './ring.css';

/** The hue of a figure in rings and bars. */
export type DataTone = 'herb' | 'carbs' | 'protein' | 'fats' | 'water';

interface RingProps {
  value: number;
  goal: number;
  /** The whole statement for screen readers, such as 'მიღებულია 1 166, მიზანი 1 850 კკალ'. */
  label: string;
  tone?: DataTone | undefined;
  /** Width of the line as a share of the ring's width. */
  thickness?: number | undefined;
  /** Stands in the middle. */
  children?: ReactNode;
}

interface RingStyle extends CSSProperties {
  '--ring-tone': string;
}

/** Progress round a circle; what lies above the goal is a second, wine-red lap. */
export function Ring({ value, goal, label, tone = 'herb', thickness = 0.1, children }: RingProps) {
  const share = goal > 0 ? Math.max(0, value / goal) : 0;
  const style: RingStyle = { '--ring-tone': `var(--${tone})` };
  const line = { cx: 50, cy: 50, r: 50 - thickness * 50, strokeWidth: thickness * 100, pathLength: 100 };
  return (
    <div className="ring" style={style} data-over={share > 1 || undefined}>
      <svg viewBox="0 0 100 100" role="img" aria-label={label}>
        <circle {...line} className="ring-track" />
        {share > 0 ? <circle {...line} className="ring-lap" strokeDasharray={`${lap(share)} 100`} /> : null}
        {share > 1 ? <circle {...line} className="ring-excess" strokeDasharray={`${lap(share - 1)} 100`} /> : null}
      </svg>
      {children ? <div className="ring-middle">{children}</div> : null}
    </div>
  );
}

const lap = (share: number) => Math.min(1, share) * 100;
