import type { ReactNode } from 'react';
import { common } from '#app/text/common.ts';
import { AlertDialog } from './alert-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  /** The confirmed act deletes something. */
  danger?: boolean | undefined;
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A yes-or-no question. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirmLabel, cancelLabel = common.cancel, danger, busy, onConfirm, onCancel } = props;
  return (
    <AlertDialog
      open={open}
      title={title}
      text={text}
      onDismiss={onCancel}
      actions={[
        { label: confirmLabel, run: onConfirm, tone: danger ? 'danger' : 'go', busy },
        { label: cancelLabel, run: onCancel, tone: 'quiet' },
      ]}
    />
  );
}
