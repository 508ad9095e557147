import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#app/ui/picture/icon.tsx';
import './setting-row.css';

interface RowWords {
  icon?: LucideIcon | undefined;
  label: ReactNode;
  /** A second, quieter line. */
  hint?: ReactNode;
  value?: ReactNode;
}

/** Rows of one card, one below the other. */
export const SettingList = ({ children }: { children: ReactNode }) => <ul className="settings">{children}</ul>;

/** A row that only tells. */
export const SettingFact = (words: RowWords) => (
  <li>
    <div className="setting">
      <Words {...words} />
    </div>
  </li>
);

type SettingButtonProps = RowWords &
  Omit<ComponentProps<'button'>, 'children' | 'value'> & {
    /** It deletes something. */
    danger?: boolean | undefined;
    busy?: boolean | undefined;
    /** Opens something that is chosen or typed there. */
    leadsOn?: boolean | undefined;
  };

/** A row that does or opens something. */
export function SettingButton({
  icon,
  label,
  hint,
  value,
  danger,
  busy,
  leadsOn,
  onClick,
  ...rest
}: SettingButtonProps) {
  return (
    <li>
      <button
        type="button"
        {...rest}
        className="setting"
        data-danger={danger || undefined}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        onClick={(event) => !busy && onClick?.(event)}
      >
        <Words icon={icon} label={label} hint={hint} value={value} leadsOn={leadsOn} />
      </button>
    </li>
  );
}

/** A row that leads to another screen. */
export function SettingLink({
  to,
  ...words
}: RowWords & { to: '/help' | '/fasts' | '/outbox' | '/privacy' | '/terms' | '/refund' }) {
  return (
    <li>
      <Link to={to} className="setting">
        <Words {...words} leadsOn />
      </Link>
    </li>
  );
}

function Words({ icon, label, hint, value, leadsOn = false }: RowWords & { leadsOn?: boolean | undefined }) {
  const hasValue = value !== undefined && value !== null;
  return (
    <>
      {icon ? <Icon of={icon} /> : null}
      <span className="setting-words">
        <span>{label}</span>
        {hint ? <small>{hint}</small> : null}
      </span>
      {hasValue || leadsOn ? (
        <span className="setting-end">
          {hasValue ? <span className="setting-value">{value}</span> : null}
          {leadsOn ? (
            <span className="setting-chevron">
              <Icon of={ChevronRight} size={18} />
            </span>
          ) : null}
        </span>
      ) : null}
    </>
  );
}
