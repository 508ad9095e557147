import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Icon } from '#app/ui/picture/icon.tsx';
import { heldSteps, HOLD_AFTER_MS, HOLD_EVERY_MS } from '../held-steps.ts';

interface HoldButtonProps {
  icon: LucideIcon;
  label: string;
  /** Called with 1 at a tap, and again and again with growing steps while held. */
  onStep: (steps: number) => void;
}

/** A round button that repeats while it is held. */
export function HoldButton({ icon, label, onStep }: HoldButtonProps) {
  const step = useRef(onStep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const repeats = useRef(0);

  useEffect(() => {
    step.current = onStep;
  });
  useEffect(() => () => clearTimeout(timer.current), []);

  const repeat = () => {
    repeats.current += 1;
    step.current(heldSteps(repeats.current));
    timer.current = setTimeout(repeat, HOLD_EVERY_MS);
  };
  const press = () => {
    repeats.current = 0;
    clearTimeout(timer.current);
    timer.current = setTimeout(repeat, HOLD_AFTER_MS);
  };
  const release = () => clearTimeout(timer.current);
  return (
    <button
      type="button"
      className="hold-button"
      aria-label={label}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      // The click that ends a long hold has been counted already.
      onClick={() => {
        if (repeats.current === 0) onStep(1);
        repeats.current = 0;
      }}
    >
      <Icon of={icon} />
    </button>
  );
}
