import { useRef, useState, type FormEvent } from 'react';
import { MOST_PASSKEY_LETTERS, type Passkey } from '#contract/account/passkeys.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { renamePasskey } from '#device/api/sign-in/passkeys.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { passkeys as words } from '#app/text/sign-in/passkeys.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { TextInput } from '#app/ui/field/text-input.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import '#app/features/profile/edit/edit-form.css';

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const online = useOnline();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const refuse = (why: string) => {
    setFailure(why);
    input.current?.focus();
  };
  const save = async () => {
    setBusy(true);
    try {
      await renamePasskey(passkey.id, name.trim());
      showToast({ text: words.renamed });
      onDone();
    } catch (error) {
      refuse(ordinaryFailure(error) ?? words.notRenamed);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || !online) return;
    if (name.trim() === '') refuse(words.nameMissing);
    else if (name.trim().length > MOST_PASSKEY_LETTERS) refuse(words.nameTooLong(formatNumber(MOST_PASSKEY_LETTERS)));
    else void save();
  };
  return (
    <form className="edit-form" onSubmit={submit} noValidate>
      <Field label={words.name} hint={words.nameHint} error={failure}>
        <TextInput
          ref={input}
          value={name}
          onChange={(event) => {
            setName(event.target.value);
            setFailure(undefined);
          }}
        />
      </Field>
      {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
      <Button type="submit" tone="go" wide busy={busy} disabled={!online}>
        {common.save}
      </Button>
    </form>
  );
}
