import RotateCw from 'lucide-react/icons/rotate-cw';
import type { Sending } from '#device/api/sign-in/phone-code.ts';
import { formatCountdown } from '#app/format/countdown.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  sending: Sending;
  disabled: boolean;
  onResend: () => void;
}

/** When another code may be asked for, and then the button that asks. */
export function ResendCode({ sending: { sentAt, resendAt }, disabled, onResend }: ResendCodeProps) {
  const seconds = useCountdown(resendAt, Math.ceil((resendAt - sentAt) / 1_000));
  if (seconds > 0) return <p className="sign-in-wait">{signIn.resendIn(formatCountdown(seconds))}</p>;
  return (
    <Button wide disabled={disabled} onClick={onResend}>
      <Icon of={RotateCw} size={20} />
      {signIn.resend}
    </Button>
  );
}
