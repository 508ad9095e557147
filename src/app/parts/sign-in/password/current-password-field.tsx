import type { Ref } from 'react';
import { PASSWORD_LENGTH } from '#domain/account/password.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Field } from '#app/ui/field/field.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';

interface CurrentPasswordFieldProps {
  password: string;
  onChange: (password: string) => void;
  error: string | undefined;
  input: Ref<HTMLInputElement>;
}

/** The password that somebody has already, for whoever keeps it to fill in. */
export function CurrentPasswordField({ password, onChange, error, input }: CurrentPasswordFieldProps) {
  return (
    <Field label={signIn.password} error={error}>
      <TextInput
        ref={input}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_LENGTH.most}
        value={password}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
