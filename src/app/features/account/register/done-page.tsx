import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { common } from '../../../text/common.ts';
import { registration as words } from '../../../text/registration.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SheetPage } from '../../../ui/sheet-page.tsx';
import './done-page.css';

/** The number is proven, and everything that was logged belongs to it. */
export function DonePage({ onDone }: { onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <SheetPage title={words.done} firstFocus={button}>
      <div className="registration-done" role="status">
        <span aria-hidden="true">
          <Icon of={Check} size={38} />
        </span>
        <p>{words.doneText}</p>
      </div>
      <Button ref={button} tone="go" wide onClick={onDone}>
        {common.proceed}
      </Button>
    </SheetPage>
  );
}
