import { SheetFrame } from './sheet-frame.tsx';
import { SheetPage } from './sheet-page.tsx';
import type { SheetProps } from './sheet.tsx';

/** What `Sheet` shows; import `Sheet` instead. */
export function SheetPanel({ open, onClose, onClosed, size, ...page }: SheetProps) {
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={onClosed} size={size}>
      <SheetPage {...page} />
    </SheetFrame>
  );
}
