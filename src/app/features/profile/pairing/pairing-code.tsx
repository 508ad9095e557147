import type { Pairing } from '../../../../db/remote/pairing.ts';
import { PAIRING } from '../../../../domain/pairing.ts';
import { formatCountdown } from '../../../format/countdown.ts';
import { NBSP } from '../../../format/number.ts';
import { devices as words } from '../../../text/devices.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useCountdown } from '../../../ui/sign-in/use-countdown.ts';
import { QrPicture } from './qr-picture.tsx';
import './pairing.css';

interface PairingCodeProps {
  pairing: Pairing;
  online: boolean;
  onAnother: () => void;
}

/** The digits large enough to be typed from across a desk, how long they count, and the same as a QR. */
export function PairingCode({ pairing: { code, until }, online, onAnother }: PairingCodeProps) {
  const seconds = useCountdown(until, PAIRING.lifeMs / 1_000);
  if (seconds === 0) {
    return (
      <>
        <p role="status">{words.over}</p>
        {online ? null : <Notice tone="offline">{words.needsNetwork}</Notice>}
        <Button tone="go" wide disabled={!online} onClick={onAnother}>
          {words.anotherCode}
        </Button>
      </>
    );
  }
  return (
    <>
      <ol className="pairing-steps">
        {words.pairSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="pairing">
        <output className="pairing-code" aria-label={words.code}>
          {code.slice(0, 3)}
          {NBSP}
          {code.slice(3)}
        </output>
        <p className="pairing-left" role="timer">
          {words.left(formatCountdown(seconds))}
        </p>
        <QrPicture text={`${globalThis.location.origin}/login#pair=${code}`} label={words.qr} />
      </div>
      <p className="pairing-left">{words.secret}</p>
    </>
  );
}
