import { MAX_PHOTO_HINT } from '#contract/assistant/ai.ts';
import { photo as words } from '#app/text/food/photo.ts';
import { Field } from '#app/ui/field/field.tsx';
import { TextInput } from '#app/ui/field/text-input.tsx';

/** What the person says is on the photo, or how much of it: nobody has to. */
export const PhotoHint = ({ value, onChange }: { value: string; onChange: (hint: string) => void }) => (
  <Field label={words.hint}>
    <TextInput
      value={value}
      maxLength={MAX_PHOTO_HINT}
      placeholder={words.hintExample}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
);
