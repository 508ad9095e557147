import { useState, type FormEvent } from 'react';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { deleteAccount } from '../../../../db/remote/account.ts';
import { RemoteError } from '../../../../db/remote/remote-error.ts';
import { common } from '../../../text/common.ts';
import { consent } from '../../../text/consent.ts';
import { errors, errorText } from '../../../text/errors.ts';
import { transfer } from '../../../text/transfer.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { showToast } from '../../../ui/toast.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import { saveDiary } from '../transfer/save-diary.ts';
import '../edit/edit-form.css';

interface DeleteAccountProps {
  open: boolean;
  /** `consent`: nothing may be kept without it. */
  reason?: 'consent' | undefined;
  onClose: () => void;
}

/** The end of an account, here and on the server, after a typed word. */
export function DeleteAccount({ open, reason, onClose }: DeleteAccountProps) {
  const [visit, setVisit] = useState(0);
  const title = reason === 'consent' ? consent.withdrawTitle : transfer.removeTitle;
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={title}>
      <Confirmation key={visit} reason={reason} onCancel={onClose} />
    </Sheet>
  );
}

function Confirmation({ reason, onCancel }: Pick<DeleteAccountProps, 'reason'> & { onCancel: () => void }) {
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const canDelete = online && typed.trim() === transfer.word;
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (!canDelete || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await deleteAccount();
      showToast({ text: transfer.removed });
    } catch (error) {
      setBusy(false);
      setFailure(reasonOf(error));
    }
  };
  return (
    <form className="edit-form" onSubmit={(event) => void remove(event)} noValidate>
      <p>{reason === 'consent' ? consent.withdrawText : transfer.removeText}</p>
      <Button wide onClick={() => void saveDiary()}>
        {transfer.exportFirst}
      </Button>
      <Field label={transfer.typeWord(transfer.word)}>
        <TextInput value={typed} autoCapitalize="off" spellCheck={false} onChange={(event) => setTyped(event.target.value)} />
      </Field>
      {online ? null : <Notice tone="offline">{transfer.removeOffline}</Notice>}
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      <div className="edit-form-pair">
        <Button onClick={onCancel}>{common.cancel}</Button>
        <Button type="submit" tone="danger" disabled={!canDelete} busy={busy}>
          {reason === 'consent' ? consent.withdrawConfirm : common.remove}
        </Button>
      </div>
    </form>
  );
}

function reasonOf(error: unknown): string {
  if (!(error instanceof RemoteError)) throw error;
  return `${transfer.notRemoved}. ${error.code === 'offline' ? errors.offline : errorText(error.code)}`;
}
