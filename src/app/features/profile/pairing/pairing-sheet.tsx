import { useState } from 'react';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { makePairing } from '../../../../db/remote/pairing.ts';
import { devices as words } from '../../../text/devices.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ordinaryFailure } from '../../../ui/sign-in/failure-words.ts';
import { Skeleton, Skeletons } from '../../../ui/skeleton.tsx';
import { useAnswer } from '../use-answer.ts';
import { PairingCode } from './pairing-code.tsx';

/** Six digits and a QR that let one other device into this diary. */
export function PairingSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [visit, setVisit] = useState(0);
  return (
    <Sheet open={open} onClose={onClose} onClosed={() => setVisit(visit + 1)} title={words.pair}>
      <NewPairing key={visit} />
    </Sheet>
  );
}

function NewPairing() {
  const online = useOnline();
  const { answer: pairing, failure, ask } = useAnswer(makePairing, online);
  if (pairing && !failure) return <PairingCode key={pairing.code} pairing={pairing} online={online} onAnother={ask} />;
  if (!online) return <Notice tone="offline">{words.needsNetwork}</Notice>;
  if (failure) return <ErrorState title={words.noCode} text={ordinaryFailure(failure) ?? undefined} onRetry={ask} />;
  return (
    <Skeletons>
      <Skeleton height="4rem" />
      <Skeleton height="16rem" />
    </Skeletons>
  );
}
