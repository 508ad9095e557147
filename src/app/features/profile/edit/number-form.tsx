import { useState, type FormEvent } from 'react';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import type { NumberWords } from '#app/text/sign-in/onboarding.ts';
import { Button } from '#app/ui/button/button.tsx';
import { BoundedNumber } from './bounded-number.tsx';
import { readBounded, type Bounds } from './number-draft.ts';
import './edit-form.css';

interface NumberFormProps {
  words: NumberWords;
  hint?: string | undefined;
  /** Null: not known yet. */
  value: number | null;
  bounds: Bounds;
  onSave: (value: number) => void;
}

/** One figure about the person. */
export function NumberForm({ words, hint, value, bounds, onSave }: NumberFormProps) {
  const [text, setText] = useState(value === null ? '' : formatNumber(value, { decimals: 1 }));
  const read = readBounded(text, bounds);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.value !== null) onSave(read.value);
  };
  return (
    <form className="edit-form" onSubmit={submit} noValidate>
      <BoundedNumber words={words} bounds={bounds} text={text} onText={setText} />
      {hint ? <p className="edit-form-hint">{hint}</p> : null}
      <Button type="submit" tone="go" wide disabled={read.value === null || read.value === value}>
        {common.save}
      </Button>
    </form>
  );
}
