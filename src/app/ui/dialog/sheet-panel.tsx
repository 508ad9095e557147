import { SheetFrame } from './sheet-frame.tsx';
import { SheetPage, type SheetPageProps } from './sheet-page.tsx';

export interface SheetProps extends SheetPageProps {
  open: boolean;
  /** Asked by Escape, the backdrop, the close button and a swipe down; the caller sets `open`. */
  onClose: () => void;
  /** Called after the closing motion: the moment to forget a draft. */
  onClosed?: (() => void) | undefined;
  /** 480 px wide or 760 px, above 768 px. */
  size?: 'narrow' | 'wide' | undefined;
}

/** What `Sheet` shows; import `Sheet` instead. */
export function SheetPanel({ open, onClose, onClosed, size, ...page }: SheetProps) {
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={onClosed} size={size}>
      <SheetPage {...page} />
    </SheetFrame>
  );
}
