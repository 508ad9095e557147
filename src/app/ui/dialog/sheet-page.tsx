import { Drawer } from '@base-ui/react/drawer';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { useRef, type ReactNode } from 'react';
import { common } from '#app/text/common.ts';
import { IconButton } from '../button/icon-button.tsx';
import { useSheetFocus, type FirstFocus } from './sheet-focus.ts';

export interface SheetPageProps {
  title: string;
  subtitle?: string | undefined;
  /** Shows a back button before the title. */
  onBack?: (() => void) | undefined;
  /** What has the focus first; absent: the sheet's first button. */
  firstFocus?: FirstFocus;
  children: ReactNode;
  /** Stays in sight below the scrolling part: the main button. */
  footer?: ReactNode;
}

/** What a `SheetFrame` shows: head, scrolling body and foot. Its close button closes the frame. */
export function SheetPage({ title, subtitle, onBack, firstFocus, children, footer }: SheetPageProps) {
  const body = useRef<HTMLDivElement>(null);
  useSheetFocus(firstFocus, body);
  return (
    <>
      <header className="sheet-head">
        {onBack ? <IconButton icon={ChevronLeft} label={common.back} onClick={onBack} /> : null}
        <Drawer.Title className="sheet-title">
          {title}
          {subtitle ? <small>{subtitle}</small> : null}
        </Drawer.Title>
        <Drawer.Close render={<IconButton icon={X} label={common.close} />} />
      </header>
      <Drawer.Content ref={body} tabIndex={-1} className="sheet-body">
        {children}
      </Drawer.Content>
      {footer ? <footer className="sheet-foot">{footer}</footer> : null}
    </>
  );
}
