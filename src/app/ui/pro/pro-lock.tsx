import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { common } from '#app/text/common.ts';
import { Button } from '../button/button.tsx';
import { Icon } from '../picture/icon.tsx';
import './pro-lock.css';

interface ProLockProps {
  /** Open: shows the children alone. */
  locked: boolean;
  /** Absent: no button, where there is nothing to open yet. */
  onBecomePro?: (() => void) | undefined;
  title?: string | undefined;
  text?: string | undefined;
  children: ReactNode;
}

/** Blurs what PRO opens, and lays one sentence and one button over it. */
export function ProLock({
  locked,
  onBecomePro,
  title = common.premiumFeature,
  text = common.premiumOnly,
  children,
}: ProLockProps) {
  if (!locked) return children;
  return (
    <div className="pro-lock">
      <div className="pro-lock-under" inert>
        {children}
      </div>
      <div className="pro-lock-over">
        <span className="pro-lock-icon">
          <Icon of={Lock} />
        </span>
        <p className="pro-lock-title">{title}</p>
        <p className="pro-lock-text">{text}</p>
        {onBecomePro ? (
          <Button tone="go" onClick={onBecomePro}>
            {common.becomePro}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
