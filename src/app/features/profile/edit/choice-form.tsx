import { useState, type FormEvent } from 'react';
import { common } from '#app/text/common.ts';
import { Button } from '#app/ui/button/button.tsx';
import type { ChoiceProps } from '#app/ui/choice/choice.ts';
import { RadioCards } from '#app/ui/choice/radio-cards.tsx';
import './edit-form.css';

interface ChoiceFormProps<Value extends string> extends Omit<ChoiceProps<Value>, 'onChoose'> {
  hint?: string | undefined;
  onSave: (value: Value) => void;
}

/** One of several answers, saved by a button so that arrow keys may look through them. */
export function ChoiceForm<Value extends string>({ legend, hint, choices, value, onSave }: ChoiceFormProps<Value>) {
  const [chosen, setChosen] = useState(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (chosen !== undefined) onSave(chosen);
  };
  return (
    <form className="edit-form" onSubmit={submit}>
      <RadioCards legend={legend} choices={choices} value={chosen} onChoose={setChosen} />
      {hint ? <p className="edit-form-hint">{hint}</p> : null}
      <Button type="submit" tone="go" wide disabled={chosen === undefined || chosen === value}>
        {common.save}
      </Button>
    </form>
  );
}
