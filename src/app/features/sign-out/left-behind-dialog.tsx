import { useState } from 'react';
import { formatNumber } from '../../format/number.ts';
import { session } from '../../text/session.ts';
import { AlertDialog } from '../../ui/alert-dialog.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';

interface LeftBehindDialogProps {
  open: boolean;
  left: number;
  onStay: () => void;
  onLeave: (entries: 'keep' | 'delete') => void;
}

/** Entries would be left behind: stay, keep them on this device, or delete them after a second question. */
export function LeftBehindDialog({ open, left, onStay, onLeave }: LeftBehindDialogProps) {
  const [deleting, setDeleting] = useState(false);
  const count = formatNumber(left);
  return (
    <>
      <AlertDialog
        open={open && !deleting}
        title={session.leftTitle(count)}
        text={session.leftText}
        onDismiss={onStay}
        actions={[
          { label: session.stay, run: onStay, tone: 'go' },
          { label: session.keep, run: () => onLeave('keep'), tone: 'quiet' },
          { label: session.remove(count), run: () => setDeleting(true), tone: 'danger' },
        ]}
      />
      <ConfirmDialog
        open={open && deleting}
        danger
        title={session.removeTitle(count)}
        text={session.removeText}
        confirmLabel={session.removeConfirm}
        cancelLabel={session.back}
        onConfirm={() => onLeave('delete')}
        onCancel={() => setDeleting(false)}
      />
    </>
  );
}
