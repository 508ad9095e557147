import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { makePairing } from '#device/api/account/pairing.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { SheetFrame } from '#app/ui/dialog/sheet-frame.tsx';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ordinaryFailure } from '#app/parts/sign-in/failure-text.ts';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { ConfirmIdentity } from '../confirm/confirm-identity.tsx';
import { useAnswer } from '#app/features/profile/use-answer.ts';
import { PairingWatch } from './pairing-watch.tsx';

interface PairingSheetProps {
  open: boolean;
  onClose: () => void;
  /** The person's number, nine digits; null: nothing proves who they are. */
  phone: string | null;
}

/** Symbols and a QR that lead one other device to this diary, and the word that lets it in. */
export function PairingSheet({ open, onClose, phone }: PairingSheetProps) {
  const [visit, setVisit] = useState(0);
  return (
    <SheetFrame open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)}>
      <NewPairing key={visit} phone={phone} onClose={onClose} />
    </SheetFrame>
  );
}

// the server makes one ─▶ symbols ─a device comes→ the question ─▶ let in, or refused
//        └─it asks who is there→ identity ─proved─▶ (again)

function NewPairing({ phone, onClose }: Omit<PairingSheetProps, 'open'>) {
  const online = useOnline();
  const { answer: pairing, failure, ask } = useAnswer(makePairing, online);
  if (failure?.code === 'confirmation-required' && phone !== null) {
    return (
      <SheetPage title={words.confirmTitle}>
        <ConfirmIdentity phone={phone} onConfirmed={async () => ask()} />
      </SheetPage>
    );
  }
  return (
    <SheetPage title={words.pair}>
      {pairing && !failure ? (
        <PairingWatch key={pairing.id} pairing={pairing} online={online} onAnother={ask} onDone={onClose} />
      ) : !online ? (
        <Notice tone="offline">{words.needsNetwork}</Notice>
      ) : failure ? (
        <ErrorState title={words.noCode} text={ordinaryFailure(failure) ?? undefined} onRetry={ask} />
      ) : (
        <Skeletons>
          <Skeleton height="4rem" />
          <Skeleton height="16rem" />
        </Skeletons>
      )}
    </SheetPage>
  );
}
