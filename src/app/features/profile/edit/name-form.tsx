import { useState, type FormEvent } from 'react';
import { MOST_NAME_LETTERS } from '#contract/account/profile.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Field } from '#app/ui/field/field.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';
import './edit-form.css';

interface NameFormProps {
  name: string;
  /** Null: no name. */
  onSave: (name: string | null) => void;
}

/** The name by which the app speaks to the person. */
export function NameForm({ name, onSave }: NameFormProps) {
  const [text, setText] = useState(name);
  const typed = text.trim();
  const tooLong = typed.length > MOST_NAME_LETTERS;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong) onSave(typed === '' ? null : typed);
  };
  return (
    <form className="edit-form" onSubmit={submit} noValidate>
      <Field
        label={words.name}
        hint={words.nameHint}
        error={tooLong ? words.nameTooLong(formatNumber(MOST_NAME_LETTERS)) : undefined}
      >
        <TextInput value={text} autoComplete="given-name" onChange={(event) => setText(event.target.value)} />
      </Field>
      <Button type="submit" tone="go" wide disabled={tooLong || typed === name.trim()}>
        {common.save}
      </Button>
    </form>
  );
}
