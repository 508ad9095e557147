import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { shell } from '../text/shell.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import './not-yet.css';

interface NotYetProps {
  title: string;
  icon: LucideIcon;
  text: string;
  children?: ReactNode;
}

/** Says honestly that a screen is not here yet and leads back to the diary. */
export function NotYet({ title, icon, text, children }: NotYetProps) {
  return (
    <div className="not-yet">
      <h1>{title}</h1>
      <EmptyState
        icon={icon}
        title={text}
        action={
          <LinkButton to="/dashboard" tone="tint">
            {shell.backToDiary}
          </LinkButton>
        }
      />
      {children}
    </div>
  );
}
