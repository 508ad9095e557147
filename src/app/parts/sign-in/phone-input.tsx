import type { Ref } from 'react';
import { useFieldWiring } from '#app/ui/field/field.tsx';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import './phone-input.css';

interface PhoneInputProps {
  text: string;
  onText: (text: string) => void;
  /** The browser may fill in a passkey here. */
  takesPasskey?: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A Georgian number inside a `Field`; digits typed at its end fall into the groups in which one reads them. */
export function PhoneInput({ text, onText, takesPasskey, ref }: PhoneInputProps) {
  return (
    <span className="phone-input">
      <b aria-hidden="true">+995</b>
      <input
        type="tel"
        inputMode="tel"
        autoComplete={takesPasskey ? 'tel-national webauthn' : 'tel-national'}
        maxLength={40}
        placeholder={signIn.phonePlaceholder}
        {...useFieldWiring()}
        ref={ref}
        value={text}
        onChange={({ target: { value, selectionStart } }) =>
          onText(value.length > text.length && selectionStart === value.length ? groupDigits(value) : value)
        }
      />
    </span>
  );
}

/** `599123456` as `599 12 34 56`; what begins with a country's code, or is no number of ours, stays as typed. */
function groupDigits(typed: string): string {
  const digits = typed.replaceAll(' ', '');
  if (!/^\d{1,9}$/.test(digits)) return typed;
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, 7), digits.slice(7)]
    .filter((part) => part !== '')
    .join(' ');
}
