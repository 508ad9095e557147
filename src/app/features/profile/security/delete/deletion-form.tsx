import { useState, type FormEvent } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { common } from '#app/text/common.ts';
import { consentRecord } from '#app/text/account/consent-record.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { saveDiary } from '#app/parts/saving/save-diary.ts';
import '#app/features/profile/edit/edit-form.css';

/** Why an account ends, where it is not for its own sake. `consent`: nothing may be kept without it. */
export type DeletionReason = 'consent';

interface DeletionFormProps {
  reason: DeletionReason | undefined;
  onDelete: () => Promise<void>;
  onCancel: () => void;
}

/** What a deletion means, the diary as a file before it, and the word that has to be typed. */
export function DeletionForm({ reason, onDelete, onCancel }: DeletionFormProps) {
  const online = useOnline();
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const canDelete = online && typed.trim() === transfer.word;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canDelete || busy) return;
    setBusy(true);
    try {
      await onDelete();
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="edit-form" onSubmit={(event) => void submit(event)} noValidate>
      <p>{reason === 'consent' ? consentRecord.withdrawText : transfer.removeText}</p>
      <Button wide onClick={() => void saveDiary()}>
        {transfer.exportFirst}
      </Button>
      <Field label={transfer.typeWord(transfer.word)}>
        <TextInput
          value={typed}
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      {online ? null : <Notice tone="offline">{transfer.removeOffline}</Notice>}
      <div className="edit-form-pair">
        <Button onClick={onCancel}>{reason === 'consent' ? consentRecord.withdrawKeep : common.cancel}</Button>
        <Button type="submit" tone="danger" disabled={!canDelete} busy={busy}>
          {reason === 'consent' ? consentRecord.withdrawConfirm : common.remove}
        </Button>
      </div>
    </form>
  );
}
