import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useOnline } from '#device/platform/use-online.ts';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { secondFactor } from '#app/text/sign-in/second-factor.ts';
import { SettingButton } from './setting-row.tsx';

/** Passkeys and the second step of a sign-in, for whoever has a number. Both need a network, and say so before the tap. */
export function SecurityRows({ onOpen }: { onOpen: (sheet: 'passkeys' | 'second-factor') => void }) {
  const online = useOnline();
  const hint = (words: string) => (online ? words : passkeys.needsNetwork);
  return (
    <>
      <SettingButton
        icon={FingerprintPattern}
        label={passkeys.title}
        hint={hint(passkeys.hint)}
        leadsOn
        onClick={() => onOpen('passkeys')}
      />
      <SettingButton
        icon={ShieldCheck}
        label={secondFactor.title}
        hint={hint(secondFactor.hint)}
        leadsOn
        onClick={() => onOpen('second-factor')}
      />
    </>
  );
}
