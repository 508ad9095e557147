import { TextInput, type TextInputProps } from './text-input.tsx';

interface NumberInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'inputMode'> {
  /** What was typed, kept as it is: 12,5 and 12.5 alike; the domain's number reader reads it. */
  text: string;
  onText: (text: string) => void;
  /** Digits only, as calorie and macro goals take them. */
  whole?: boolean | undefined;
}

const otherThanDigits = /\D/g;
const otherThanNumber = /[^\d.,]/g;

/** A number typed with a comma or a point, on the phone's number keys. */
export function NumberInput({ text, onText, whole = false, ...rest }: NumberInputProps) {
  return (
    <TextInput
      {...rest}
      type="text"
      inputMode={whole ? 'numeric' : 'decimal'}
      value={text}
      onChange={(event) => onText(event.target.value.replace(whole ? otherThanDigits : otherThanNumber, ''))}
    />
  );
}
