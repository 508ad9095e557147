import type { ComponentProps } from 'react';
import { useFieldWiring } from './field.tsx';
import './text-input.css';
import './text-area.css';

/** An input of several lines that grows with its text; inside a `Field` it carries the label, hint and error by itself. */
export function TextArea(props: ComponentProps<'textarea'>) {
  return <textarea autoComplete="off" {...useFieldWiring()} {...props} className="text-input text-area" />;
}
