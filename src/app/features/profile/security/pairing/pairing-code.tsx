import { useMemo } from 'react';
import { encode } from 'uqr';
import { formatPairingCode } from '#domain/account/pairing.ts';
import { formatCountdown } from '#app/format/countdown.ts';
import { devices } from '#app/text/account/devices.ts';
import { pairing as words } from '#app/text/sign-in/pairing.ts';
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

/** A text as a QR, dark on light in both themes: cameras read no other. */
function QrPicture({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => drawnQr(text), [text]);
  return (
    <svg
      className="pairing-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** One square a dark module; four light ones around, as the standard asks. */
function drawnQr(text: string): { size: number; path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: squares.join('') };
}
