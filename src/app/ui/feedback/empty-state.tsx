import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import './empty-state.css';

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  text?: string | undefined;
  /** The next step: a `Button` or a `LinkButton`. */
  action?: ReactNode;
}

/** Says that nothing is here yet and offers the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <span className="empty-state-icon">
        <Icon of={icon} />
      </span>
      <p className="empty-state-title">{title}</p>
      {text ? <p className="empty-state-text">{text}</p> : null}
      {action}
    </div>
  );
}
