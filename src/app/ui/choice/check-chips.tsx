import type { Choice } from './choice.ts';
import '../layout/pill.css';
import './choice-chips.css';

interface CheckChipsProps<Value extends string> {
  legend: string;
  choices: readonly Choice<Value>[];
  values: readonly Value[];
  onChange: (values: readonly Value[]) => void;
}

/** Answers as chips that wrap, any number of which are chosen. */
export function CheckChips<Value extends string>({ legend, choices, values, onChange }: CheckChipsProps<Value>) {
  const toggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value]);
  return (
    <fieldset className="choice-chips">
      <legend>{legend}</legend>
      <div className="choice-chips-row">
        {choices.map(({ value, label }) => (
          <label key={value} className="pill">
            <input type="checkbox" checked={values.includes(value)} onChange={() => toggle(value)} />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
