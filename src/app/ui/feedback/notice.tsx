import type { LucideIcon } from 'lucide-react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import { Icon } from '../picture/icon.tsx';
import './notice.css';

/** `offline` is grey on purpose: having no network is normal here. */
export type NoticeTone = 'info' | 'warn' | 'danger' | 'offline';

const icons: Record<NoticeTone, LucideIcon> = {
  info: Info,
  warn: TriangleAlert,
  danger: CircleAlert,
  offline: WifiOff,
};

interface NoticeProps {
  tone?: NoticeTone | undefined;
  children: ReactNode;
  /** One `Button`, which takes the notice's colour, and perhaps an `IconButton` that puts the notice away. */
  action?: ReactNode;
}

/** A coloured strip with one sentence and at most one button. */
export function Notice({ tone = 'info', children, action }: NoticeProps) {
  return (
    <div className="notice" data-tone={tone} role={tone === 'danger' ? 'alert' : undefined}>
      <Icon of={icons[tone]} size={20} />
      <span className="notice-words">{children}</span>
      {action}
    </div>
  );
}
