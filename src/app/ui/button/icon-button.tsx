import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '../picture/icon.tsx';
import './icon-button.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, for screen readers and the tooltip. */
  label: string;
  look?: 'plain' | 'round' | 'tint' | undefined;
}

/** A 44 px button that shows only an icon. */
export function IconButton({ icon, label, look = 'plain', ...rest }: IconButtonProps) {
  return (
    <button type="button" title={label} {...rest} className="icon-button" data-look={look} aria-label={label}>
      <Icon of={icon} />
    </button>
  );
}
