import { useRef } from 'react';
import { Button, type ButtonTone } from '#app/ui/button/button.tsx';

interface FileChoiceProps {
  label: string;
  tone?: ButtonTone;
  onFile: (file: File) => void;
}

/** A button that opens the device's choice of a file; any file can be chosen, it is known by its content. */
export function FileChoice({ label, tone = 'quiet', onFile }: FileChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button tone={tone} wide onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
