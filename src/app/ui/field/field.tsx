import { createContext, use, useId, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { Icon } from '../picture/icon.tsx';
import './field.css';

interface FieldWiring {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

const FieldContext = createContext<FieldWiring | undefined>(undefined);

/** What ties an input to the label, hint and error of the `Field` around it; empty outside of one. */
export function useFieldWiring(): FieldWiring | Record<never, never> {
  return use(FieldContext) ?? {};
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  /** Why the value is refused, shown beside the input and read out when it appears. */
  error?: string | undefined;
  children: ReactNode;
}

/** A label, one input and its hint or error; the input inside wires itself. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const wiring: FieldWiring = { id };
  if (hint !== undefined || error !== undefined) wiring['aria-describedby'] = noteId;
  if (error !== undefined) wiring['aria-invalid'] = true;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <FieldContext value={wiring}>{children}</FieldContext>
      <div id={noteId} className="field-note" aria-live="polite">
        {error === undefined ? (
          hint
        ) : (
          <span className="field-error">
            <Icon of={CircleAlert} size={18} />
            {error}
          </span>
        )}
      </div>
    </div>
  );
}
