import { useState } from 'react';
import { formatNumber } from '#app/format/number.ts';
import { session } from '#app/text/account/session.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import { Bar } from '#app/ui/figure/bar.tsx';
import './drain-dialog.css';

interface DrainDialogProps {
  open: boolean;
  /** Entries that still wait. */
  waiting: number;
  onStay: () => void;
}

/** Says that entries are being sent before the diary is left, and how many are left. */
export function DrainDialog({ open, waiting, onStay }: DrainDialogProps) {
  const [most, setMost] = useState(waiting);
  if (waiting > most) setMost(waiting);
  return (
    <AlertDialog
      open={open}
      title={session.leaving}
      text={
        <span className="drain-dialog">
          {session.draining(formatNumber(waiting))}
          <Bar value={most - waiting} max={most} label={session.drainProgress} />
        </span>
      }
      actions={[{ label: session.stay, run: onStay, tone: 'quiet' }]}
      onDismiss={onStay}
    />
  );
}
