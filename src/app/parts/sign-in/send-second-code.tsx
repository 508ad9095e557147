import type { SecondFactorWanted } from '#contract/second-factor.ts';
import type { Sending } from '#device/api/sign-in/phone-code.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { sendSecondCode } from '#device/api/sign-in/second-factor.ts';
import { secondFactor as words } from '#app/text/sign-in/second-factor.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { SendCode } from './send-code.tsx';

interface SendSecondCodeProps {
  wanted: SecondFactorWanted;
  onSending: (sending: Sending) => void;
  /** The sign-in has to begin again. */
  onOver: () => void;
}

/** Has a code sent to the number of whom is signing in, of which only the end is shown. */
export function SendSecondCode({ wanted, onSending, onOver }: SendSecondCodeProps) {
  const isOver = (error: unknown) => {
    const over = error instanceof RemoteError && error.code === 'unauthenticated';
    if (over) onOver();
    return over;
  };
  return (
    <SendCode
      label={words.sendTo(wanted.phoneHint ?? '')}
      needsNetwork={signIn.codeNeedsNetwork}
      send={() => sendSecondCode(wanted)}
      onSending={onSending}
      endsAll={isOver}
    />
  );
}
