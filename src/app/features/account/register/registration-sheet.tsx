import { useState } from 'react';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { RegistrationPages } from './registration-pages.tsx';

interface RegistrationSheetProps {
  open: boolean;
  /** Closed before a number was proven. */
  onLater: () => void;
  onDone: () => void;
}

/** Gives the diary of this device a phone number, or leads into the account that has it. Every opening begins anew. */
export function RegistrationSheet({ open, onLater, onDone }: RegistrationSheetProps) {
  const [visit, setVisit] = useState(0);
  const [isProven, setProven] = useState(false);
  const close = isProven ? onDone : onLater;
  const closed = () => {
    setVisit(visit + 1);
    setProven(false);
  };
  return (
    <SheetFrame open={open} onClose={close} onClosed={closed}>
      <RegistrationPages key={visit} onProven={() => setProven(true)} onLater={onLater} onDone={onDone} />
    </SheetFrame>
  );
}
