import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import '../layout/pill.css';
import './choice-chips.css';

/** Answers as chips that wrap, under a legend that shows. */
export function ChoiceChips<Value extends string>({ legend, choices, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="choice-chips">
      <legend>{legend}</legend>
      <div className="choice-chips-row">
        {choices.map((choice) => (
          <label key={choice.value} className="pill">
            <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
