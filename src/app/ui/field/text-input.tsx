import type { ComponentProps, ReactNode } from 'react';
import { useFieldWiring } from './field.tsx';
import './text-input.css';

export interface TextInputProps extends ComponentProps<'input'> {
  /** Stands inside the input, after the value. */
  unit?: ReactNode;
}

/** A one-line input; inside a `Field` it carries the label, hint and error by itself. */
export function TextInput({ unit, ...rest }: TextInputProps) {
  const input = <input autoComplete="off" {...useFieldWiring()} {...rest} className="text-input" />;
  if (unit === undefined) return input;
  return (
    <span className="text-input-box">
      {input}
      <span className="text-input-unit" aria-hidden="true">
        {unit}
      </span>
    </span>
  );
}
