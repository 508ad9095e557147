import type { CSSProperties } from 'react';
import type { DataTone } from './ring.tsx';
import './bar.css';

interface BarStyle extends CSSProperties {
  '--bar-share': number;
  '--bar-tone': string;
}

interface BarProps {
  value: number;
  max: number;
  label: string;
  tone?: DataTone | undefined;
  /** Too little is known for the length to mean much. */
  hatched?: boolean | undefined;
}

/** Progress along a line, from 0 to `max`. */
export function Bar({ value, max, label, tone = 'herb', hatched = false }: BarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const style: BarStyle = { '--bar-share': share, '--bar-tone': `var(--${tone})` };
  return (
    <span
      className="bar"
      style={style}
      data-hatched={hatched || undefined}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
    />
  );
}
