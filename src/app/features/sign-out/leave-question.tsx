import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import type { LeftBehind } from '#device/session/leaving/sign-out.ts';
import { formatNumber } from '#app/format/number.ts';
import { leaving } from '#app/text/account/leaving.ts';
import { registration } from '#app/text/sign-in/registration.ts';
import { session } from '#app/text/account/session.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import type { AlertAction } from '#app/ui/dialog/alert-dialog-panel.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';

interface LeaveQuestionProps {
  /** What the server does not have; absent while that is being found out. */
  left: LeftBehind | undefined;
  onStay: () => void;
  onRegister: () => void;
  onLeave: (diary: 'keep' | 'delete') => void;
}

// asking ─delete, where something would be lost→ deleting ─sure→ (left)
//    └─keep a diary that anybody may open→ keeping ─sure→ (left)

/**
 * What becomes of the diary on this device. It goes with its person unless they say otherwise; whatever would be lost for good, or lie open to
 * everybody, is asked about once more.
 */
export function LeaveQuestion({ left, onStay, onRegister, onLeave }: LeaveQuestionProps) {
  const online = useOnline();
  const [surely, setSurely] = useState<'keep' | 'delete'>();
  const { waiting, isNameless } = left ?? { waiting: 0, isNameless: false };
  const count = formatNumber(waiting);
  const isLost = waiting > 0 || isNameless;
  const stay: AlertAction = { label: session.stay, run: onStay, tone: isNameless || !isLost ? 'quiet' : 'go' };
  const keep: AlertAction = {
    label: waiting > 0 ? session.keep : leaving.keep,
    run: () => (isNameless ? setSurely('keep') : onLeave('keep')),
    tone: 'quiet',
  };
  const register: AlertAction = { label: registration.register, run: onRegister, tone: 'go' };
  const remove: AlertAction = {
    label: waiting > 0 ? session.remove(count) : leaving.remove,
    run: () => setSurely('delete'),
    tone: 'danger',
  };
  const leave: AlertAction = { label: leaving.leave, run: () => onLeave('delete'), tone: 'go' };
  return (
    <>
      <AlertDialog
        open={left !== undefined && surely === undefined}
        title={waiting > 0 ? session.leftTitle(count) : isNameless ? leaving.namelessTitle : leaving.title}
        text={isNameless ? leaving.namelessText : waiting > 0 ? session.leftText : leaving.text}
        onDismiss={onStay}
        actions={isLost ? [...(isNameless && online ? [register] : []), stay, keep, remove] : [leave, keep, stay]}
      />
      <ConfirmDialog
        open={left !== undefined && surely === 'delete'}
        danger
        title={waiting > 0 ? session.removeTitle(count) : leaving.removeTitle}
        text={isNameless ? leaving.removeText : session.removeText}
        confirmLabel={session.removeConfirm}
        cancelLabel={session.back}
        onConfirm={() => onLeave('delete')}
        onCancel={() => setSurely(undefined)}
      />
      <ConfirmDialog
        open={left !== undefined && surely === 'keep'}
        title={leaving.keepNamelessTitle}
        text={leaving.keepNamelessText}
        confirmLabel={leaving.keepNamelessConfirm}
        cancelLabel={session.back}
        onConfirm={() => onLeave('keep')}
        onCancel={() => setSurely(undefined)}
      />
    </>
  );
}
