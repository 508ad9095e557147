import { useId } from 'react';
import type { ChoiceProps } from './choice.ts';
import { Icon } from '../picture/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import './radio-cards.css';

/** Answers as large cards with an icon and a hint, one below the other. */
export function RadioCards<Value extends string>({ legend, choices, value, onChoose }: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="radio-cards">
      <legend>
        <VisuallyHidden>{legend}</VisuallyHidden>
      </legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.icon ? (
            <span className="radio-cards-icon">
              <Icon of={choice.icon} />
            </span>
          ) : null}
          <span className="radio-cards-words">
            <b>{choice.label}</b>
            {choice.hint ? <small>{choice.hint}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
