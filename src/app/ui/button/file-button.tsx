import type { LucideIcon } from 'lucide-react';
import { useRef, type ChangeEvent } from 'react';
import { Button, type ButtonTone } from './button.tsx';
import { Icon } from '../picture/icon.tsx';
import './file-button.css';

interface FileButtonProps {
  icon: LucideIcon;
  label: string;
  tone?: ButtonTone | undefined;
  /** Opens the phone's camera. Only touch devices show it: elsewhere it would be the file dialog again. */
  camera?: boolean;
  onFile: (file: File) => void;
}

/** A button that chooses or takes a picture. */
export function FileButton({ icon, label, tone, camera = false, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Emptied, so that the same file can be chosen again after a removal.
    event.target.value = '';
    if (file) onFile(file);
  };
  return (
    <span className="file-button" data-camera={camera || undefined}>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture={camera ? 'environment' : undefined}
        aria-label={label}
        tabIndex={-1}
        hidden
        onChange={take}
      />
      <Button tone={tone} wide onClick={() => input.current?.click()}>
        <Icon of={icon} size={20} />
        {label}
      </Button>
    </span>
  );
}
