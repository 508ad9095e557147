import { Drawer } from '@base-ui/react/drawer';
import { useCallback, useRef, type ReactNode } from 'react';
import { SheetFocusContext, type FirstFocus } from './sheet-focus.ts';
import './sheet.css';

interface SheetFrameProps {
  open: boolean;
  /** Asked by Escape, the backdrop, the close button and a swipe down; the caller sets `open`. */
  onClose: () => void;
  /** Called after the closing motion. */
  onClosed?: (() => void) | undefined;
  size?: 'narrow' | 'wide' | undefined;
  /** Keeps the page, and what was typed into it, while the sheet is closed. */
  keepsPage?: boolean | undefined;
  /** One `SheetPage`. */
  children: ReactNode;
}

// One drawer at every width: turning the phone, or the keyboard, must not mount the form anew.

/**
 * The moving half of a sheet: backdrop, surface and motion. A dialog of several pages keeps the frame and changes
 * the page in it, so that nothing slides twice. It belongs into lazily loaded code; everything else takes `Sheet`.
 */
export function SheetFrame({ open, onClose, onClosed, size = 'narrow', keepsPage = false, children }: SheetFrameProps) {
  const firstFocus = useRef<FirstFocus>(undefined);
  const putFirstFocus = useCallback((first: FirstFocus) => {
    firstFocus.current = first;
  }, []);
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal keepMounted={keepsPage}>
          <Drawer.Backdrop className="sheet-backdrop" />
          <Drawer.Viewport className="sheet-viewport">
            <Drawer.Popup className="sheet" data-size={size} initialFocus={() => firstFocus.current?.current ?? true}>
              <div className="sheet-handle" aria-hidden="true" />
              <SheetFocusContext value={putFirstFocus}>{children}</SheetFocusContext>
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
