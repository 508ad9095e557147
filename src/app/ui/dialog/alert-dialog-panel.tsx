import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import type { ReactNode } from 'react';
import { Button, type ButtonTone } from '../button/button.tsx';
import './alert-dialog.css';

/** One answer; the first one in the list stands on top and takes the focus. */
export interface AlertAction {
  label: string;
  run: () => void;
  tone?: ButtonTone | undefined;
  busy?: boolean | undefined;
  disabled?: boolean | undefined;
}

export interface AlertDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  actions: readonly AlertAction[];
  /** Escape: must be the harmless way out. */
  onDismiss: () => void;
}

/** What `AlertDialog` shows; import `AlertDialog` instead. */
export function AlertDialogPanel({ open, title, text, actions, onDismiss }: AlertDialogProps) {
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onDismiss()}>
      <Base.Portal>
        {/* Over a sheet too: one of the same colour would not stand out from it. */}
        <Base.Backdrop className="alert-dialog-backdrop" forceRender />
        <Base.Viewport className="alert-dialog-viewport">
          <Base.Popup className="alert-dialog">
            <Base.Title className="alert-dialog-title">{title}</Base.Title>
            {text ? <Base.Description className="alert-dialog-text">{text}</Base.Description> : null}
            <div className="alert-dialog-actions">
              {actions.map((action) => (
                <Button
                  key={action.label}
                  tone={action.tone}
                  busy={action.busy}
                  disabled={action.disabled}
                  wide
                  onClick={action.run}
                >
                  {action.label}
                </Button>
              ))}
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}
