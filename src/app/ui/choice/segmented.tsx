import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import './segmented.css';

/** Two to four short answers side by side in one track. */
export function Segmented<Value extends string>({ legend, choices, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="segmented">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.label}
          {choice.hint ? <small>{choice.hint}</small> : null}
        </label>
      ))}
    </fieldset>
  );
}
