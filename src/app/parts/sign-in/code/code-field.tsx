import { OTPField } from '@base-ui/react/otp-field';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, useLayoutEffect, useRef } from 'react';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import '#app/ui/layout/visually-hidden.css';
import './code-field.css';

interface CodeFieldProps {
  /** What is typed, named for screen readers. */
  label: string;
  /** How many digits: 4 or 6. */
  length: number;
  value: string;
  onValue: (digits: string) => void;
  /** All digits are there: typed, pasted or filled in by the phone. */
  onComplete: (digits: string) => void;
  /** Why the code is refused, read out when it appears. */
  error?: string | undefined;
  /** While it is being checked. */
  readOnly?: boolean | undefined;
}

/** A short code, a box a digit. It takes the focus when it appears and whenever it was emptied by its owner. */
export function CodeField({ label, length, value, onValue, onComplete, error, readOnly = false }: CodeFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const first = useRef<HTMLInputElement>(null);
  const isRefused = error !== undefined;
  useLayoutEffect(() => {
    if (value === '' && !readOnly) first.current?.focus();
    // Only when the code appears or was refused: deleting the last digit leaves the focus where it is.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isRefused, readOnly]);
  return (
    <div className="code-field">
      {/* The first box takes its name from a label only. */}
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <OTPField.Root
        id={id}
        role="group"
        aria-label={label}
        className="code-field-digits"
        length={length}
        value={value}
        onValueChange={onValue}
        onValueComplete={onComplete}
        readOnly={readOnly}
      >
        {Array.from({ length }, (_, at) => (
          <OTPField.Input
            key={at}
            ref={at === 0 ? first : undefined}
            className="code-field-digit"
            aria-label={at === 0 ? undefined : signIn.digits[at]}
            aria-invalid={isRefused || undefined}
            aria-describedby={noteId}
          />
        ))}
      </OTPField.Root>
      <p id={noteId} className="code-field-error" aria-live="assertive">
        {isRefused ? (
          <>
            <Icon of={CircleAlert} size={18} />
            {error}
          </>
        ) : null}
      </p>
    </div>
  );
}
