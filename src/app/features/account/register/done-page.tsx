import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { common } from '#app/text/common.ts';
import { registration as words } from '#app/text/sign-in/registration.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { PasskeyOffer } from './passkey-offer.tsx';
import './done-page.css';

/** The number is proven, and everything that was logged belongs to it. The next sign-in can do without a code: that is offered once. */
export function DonePage({ offersPasskey, onDone }: { offersPasskey: boolean; onDone: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <SheetPage title={words.done} firstFocus={offersPasskey ? undefined : button}>
      <div className="registration-done" role="status">
        <span aria-hidden="true">
          <Icon of={Check} size={38} />
        </span>
        <p>{words.doneText}</p>
      </div>
      {offersPasskey ? (
        <PasskeyOffer onDone={onDone} />
      ) : (
        <Button ref={button} tone="go" wide onClick={onDone}>
          {common.proceed}
        </Button>
      )}
    </SheetPage>
  );
}
