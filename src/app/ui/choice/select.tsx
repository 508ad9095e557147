import type { ChangeEvent, ComponentProps } from 'react';
import type { Choice } from './choice.ts';
import { useFieldWiring } from '../field/field.tsx';
import './select.css';

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'multiple'> {
  choices: readonly Choice<Value>[];
  value: Value;
  onChoose: (value: Value) => void;
  /** `quiet` has no outline, for rows; elsewhere it looks like an input. */
  look?: 'input' | 'quiet' | undefined;
}

/** The phone's own list of answers; inside a `Field` it carries label, hint and error by itself. */
export function Select<Value extends string>({
  choices,
  value,
  onChoose,
  look = 'input',
  ...rest
}: SelectProps<Value>) {
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = choices.find((choice) => choice.value === event.target.value);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <select {...useFieldWiring()} {...rest} className="select" data-look={look} value={value} onChange={change}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
