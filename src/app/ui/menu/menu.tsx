import type { LucideIcon } from 'lucide-react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { lazy, Suspense, useRef, useState } from 'react';
import { common } from '#app/text/common.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useEverTrue } from '../state/use-ever-true.ts';
import type { MenuItem } from './menu-popup.tsx';

interface MenuProps {
  items: readonly MenuItem[];
  /** What the menu is for, such as 'ხინკალი: მოქმედებები'. */
  label?: string | undefined;
  icon?: LucideIcon | undefined;
}

const LazyPopup = lazy(async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup }));

/** An icon button that opens a list of actions; the list's code is fetched at the first opening. */
export function Menu({ items, label = common.moreActions, icon = Ellipsis }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const mounted = useEverTrue(open);
  return (
    <>
      <IconButton
        ref={button}
        icon={icon}
        label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      />
      {mounted ? (
        <Suspense fallback={null}>
          <LazyPopup open={open} onClose={() => setOpen(false)} anchor={button} label={label} items={items} />
        </Suspense>
      ) : null}
    </>
  );
}
