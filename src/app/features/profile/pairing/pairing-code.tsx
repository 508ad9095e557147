import { formatPairingCode } from '#domain/pairing.ts';
import { formatCountdown } from '#app/format/countdown.ts';
import { devices } from '#app/text/account/devices.ts';
import { pairing as words } from '#app/text/sign-in/pairing.ts';
import { QrPicture } from './qr-picture.tsx';
import './pairing.css';

interface PairingCodeProps {
  code: string;
  /** How long it still counts. */
  seconds: number;
}

/** The symbols large enough to be typed from across a desk, how long they count, and the same as a QR. */
export function PairingCode({ code, seconds }: PairingCodeProps) {
  return (
    <>
      <ol className="pairing-steps">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="pairing">
        <output className="pairing-code" aria-label={devices.code}>
          {formatPairingCode(code)}
        </output>
        <p className="pairing-left" role="timer">
          {devices.left(formatCountdown(seconds))}
        </p>
        <QrPicture text={`${globalThis.location.origin}/login#pair=${code}`} label={devices.qr} />
      </div>
      <p className="pairing-left">{words.secret}</p>
    </>
  );
}
