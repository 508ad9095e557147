import type { ReactNode } from 'react';
import './switch-row.css';

interface SwitchRowProps {
  children: ReactNode;
  hint?: string | undefined;
  on: boolean;
  onTurn: (on: boolean) => void;
}

/** Words with a switch at the end of their line; all of it can be tapped. */
export function SwitchRow({ children, hint, on, onTurn }: SwitchRowProps) {
  return (
    <label className="switch-row">
      <span>
        {children}
        {hint ? <small>{hint}</small> : null}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
    </label>
  );
}
