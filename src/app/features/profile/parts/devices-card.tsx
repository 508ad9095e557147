import KeyRound from 'lucide-react/icons/key-round';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import QrCode from 'lucide-react/icons/qr-code';
import { useState } from 'react';
import FingerprintPattern from 'lucide-react/icons/fingerprint-pattern';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useOnline } from '#device/platform/use-online.ts';
import type { User } from '#contract/account/user.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { signIn } from '#app/text/sign-in/sign-in.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { passkeys } from '#app/text/sign-in/passkeys.ts';
import { secondFactor } from '#app/text/sign-in/second-factor.ts';
import { ContactRows } from './contact-rows.tsx';
import { SettingButton, SettingList } from './setting-row.tsx';

const LazyDevices = lazyDialog(async () => (await import('../security/devices/devices-sheet.tsx')).DevicesSheet);
const LazyPassword = lazyDialog(async () => (await import('../security/password/change-password.tsx')).ChangePassword);
const LazyPhone = lazyDialog(async () => (await import('../security/phone/change-phone.tsx')).ChangePhone);
const LazyEmail = lazyDialog(async () => (await import('../security/email/change-email.tsx')).ChangeEmail);
const LazyPasskeys = lazyDialog(async () => (await import('../security/passkeys/passkeys-sheet.tsx')).PasskeysSheet);
const LazySecondFactor = lazyDialog(
  async () => (await import('../security/second-factor/second-factor-sheet.tsx')).SecondFactorSheet,
);
const LazyPairing = lazyDialog(async () => (await import('../security/pairing/pairing-sheet.tsx')).PairingSheet);

/** The password, where the diary is open, and the way to open it on one more device. All need a network, and say so before the tap. */
export function DevicesCard({
  user: { isAnonymous, phoneNumber, email, pendingPhone },
  today,
}: {
  user: User;
  today: DiaryDay;
}) {
  const online = useOnline();
  const [open, setOpen] = useState<
    'devices' | 'pairing' | 'password' | 'phone' | 'email' | 'passkeys' | 'second-factor' | null
  >(null);
  const close = () => setOpen(null);
  return (
    <Card title={words.title}>
      <SettingList>
        {phoneNumber === null ? null : (
          <ContactRows phone={phoneNumber} email={email} pending={pendingPhone} today={today} onOpen={setOpen} />
        )}
        <SettingButton
          icon={QrCode}
          label={words.pair}
          hint={online ? words.pairHint : words.needsNetwork}
          leadsOn
          onClick={() => setOpen('pairing')}
        />
        <SettingButton
          icon={MonitorSmartphone}
          label={words.list}
          hint={online ? words.listHint : words.needsNetwork}
          leadsOn
          onClick={() => setOpen('devices')}
        />
        {phoneNumber === null ? null : (
          <SettingButton
            icon={KeyRound}
            label={signIn.password}
            hint={online ? words.passwordHint : words.needsNetwork}
            leadsOn
            onClick={() => setOpen('password')}
          />
        )}
        {phoneNumber === null ? null : <SecurityRows onOpen={setOpen} />}
      </SettingList>
      <LazyPairing open={open === 'pairing'} onClose={close} phone={phoneNumber} />
      {phoneNumber === null ? null : (
        <>
          <LazyPhone open={open === 'phone'} onClose={close} phone={phoneNumber} pending={pendingPhone} today={today} />
          <LazyEmail open={open === 'email'} onClose={close} phone={phoneNumber} email={email} />
        </>
      )}
      {phoneNumber === null ? null : <LazyPassword open={open === 'password'} onClose={close} phone={phoneNumber} />}
      {phoneNumber === null ? null : (
        <LazyPasskeys open={open === 'passkeys'} onClose={close} phone={phoneNumber} today={today} />
      )}
      {phoneNumber === null ? null : (
        <LazySecondFactor open={open === 'second-factor'} onClose={close} phone={phoneNumber} today={today} />
      )}
      <LazyDevices
        open={open === 'devices'}
        onClose={close}
        isAnonymous={isAnonymous}
        phone={phoneNumber}
        today={today}
      />
    </Card>
  );
}

/** Passkeys and the second step of a sign-in, for whoever has a number. Both need a network, and say so before the tap. */
function SecurityRows({ onOpen }: { onOpen: (sheet: 'passkeys' | 'second-factor') => void }) {
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
