import { useState } from 'react';
import { useUser } from '#device/diary/hooks/use-user.ts';
import { deleteAccount } from '#device/api/account/account.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { consentRecord } from '#app/text/account/consent-record.ts';
import { devices } from '#app/text/account/devices.ts';
import { errorText } from '#app/text/error-text.ts';
import { errors } from '#app/text/errors.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx';
import { DeletionForm, type DeletionReason } from './deletion-form.tsx';

// form ─the word was typed→ deleted
//          └─the session is young→ identity ─proved→ deleted
interface DeleteAccountProps {
  open: boolean;
  reason?: DeletionReason | undefined;
  onClose: () => void;
}

/** The end of an account, here and on the server, after a typed word; who has only just signed in proves to be there first. */
export function DeleteAccount({ open, reason, onClose }: DeleteAccountProps) {
  const phone = useUser()?.phoneNumber ?? null;
  const [visit, setVisit] = useState(0);
  const [provesIdentity, setProvesIdentity] = useState(false);
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setFailure(undefined);
    try {
      await deleteAccount();
      showToast({ text: transfer.removed });
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      const mustProve = error.code === 'confirmation-required' && phone !== null;
      setProvesIdentity(mustProve);
      if (!mustProve)
        setFailure(`${transfer.notRemoved}. ${error.code === 'offline' ? errors.offline : errorText(error.code)}`);
    }
  };
  const forget = () => {
    setVisit(visit + 1);
    setProvesIdentity(false);
    setFailure(undefined);
  };
  const title = provesIdentity
    ? devices.confirmTitle
    : reason === 'consent'
      ? consentRecord.withdrawTitle
      : transfer.removeTitle;
  return (
    <Sheet open={open} onClose={onClose} onClosed={forget} title={title}>
      {failure === undefined ? null : <Notice tone="danger">{failure}</Notice>}
      {provesIdentity && phone !== null ? (
        <ConfirmIdentity phone={phone} onConfirmed={remove} />
      ) : (
        <DeletionForm key={visit} reason={reason} onDelete={remove} onCancel={onClose} />
      )}
    </Sheet>
  );
}
