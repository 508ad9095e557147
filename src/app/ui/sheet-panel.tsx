import { Drawer } from '@base-ui/react/drawer';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import X from 'lucide-react/icons/x';
import { common } from '../text/common.ts';
import { IconButton } from './icon-button.tsx';
import type { SheetProps } from './sheet.tsx';
import './sheet.css';

// One drawer at every width: turning the phone, or the keyboard, must not mount the form anew.

/** What `Sheet` shows; import `Sheet` instead. */
export function SheetPanel({
  open,
  onClose,
  onClosed,
  title,
  subtitle,
  onBack,
  size = 'narrow',
  children,
  footer,
}: SheetProps) {
  return (
    <Drawer.Root
      open={open}
      onOpenChange={(next) => !next && onClose()}
      onOpenChangeComplete={(shown) => !shown && onClosed?.()}
    >
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="sheet-backdrop" />
          <Drawer.Viewport className="sheet-viewport">
            <Drawer.Popup className="sheet" data-size={size}>
              <div className="sheet-handle" aria-hidden="true" />
              <header className="sheet-head">
                {onBack ? <IconButton icon={ChevronLeft} label={common.back} onClick={onBack} /> : null}
                <Drawer.Title className="sheet-title">
                  {title}
                  {subtitle ? <small>{subtitle}</small> : null}
                </Drawer.Title>
                <IconButton icon={X} label={common.close} onClick={onClose} />
              </header>
              <Drawer.Content className="sheet-body">{children}</Drawer.Content>
              {footer ? <footer className="sheet-foot">{footer}</footer> : null}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  );
}
