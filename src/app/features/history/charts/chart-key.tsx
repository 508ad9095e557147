import type { CSSProperties } from 'react';
import '#app/ui/layout/facts-line.css';
import './chart-key.css';

interface KeyStyle extends CSSProperties {
  '--key': string;
}

/** What the colours of a chart stand for; `goal` is its dashed line. */
export function ChartKey({ entries, goal }: { entries: readonly { tone: string; name: string }[]; goal?: string }) {
  return (
    <div className="facts-line chart-key">
      {entries.map(({ tone, name }) => {
        const style: KeyStyle = { '--key': `var(--${tone})` };
        return (
          <span key={name}>
            <i style={style} />
            {name}
          </span>
        );
      })}
      {goal === undefined ? null : (
        <span>
          <i className="chart-key-goal" />
          {goal}
        </span>
      )}
    </div>
  );
}
