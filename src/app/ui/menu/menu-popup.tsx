import { Menu as Base } from '@base-ui/react/menu';
import type { LucideIcon } from 'lucide-react';
import type { RefObject } from 'react';
import { Icon } from '../picture/icon.tsx';
import './menu.css';

export interface MenuItem {
  label: string;
  icon?: LucideIcon | undefined;
  run: () => void;
  danger?: boolean | undefined;
}

interface MenuPopupProps {
  open: boolean;
  onClose: () => void;
  anchor: RefObject<HTMLButtonElement | null>;
  label: string;
  items: readonly MenuItem[];
}

/** What `Menu` shows; import `Menu` instead. */
export function MenuPopup({ open, onClose, anchor, label, items }: MenuPopupProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        {/* Fixed: the focus of an item scrolls no page, which would move the menu under the finger. */}
        <Base.Positioner className="menu-positioner" anchor={anchor} align="end" sideOffset={6} positionMethod="fixed">
          <Base.Popup className="menu" finalFocus={anchor} aria-label={label}>
            {items.map((item) => (
              <Base.Item
                key={item.label}
                className="menu-item"
                data-danger={item.danger || undefined}
                onClick={item.run}
              >
                {item.icon ? <Icon of={item.icon} size={20} /> : null}
                {item.label}
              </Base.Item>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
