import Mail from 'lucide-react/icons/mail';
import Smartphone from 'lucide-react/icons/smartphone';
import type { User } from '#contract/account/user.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { formatPhone } from '#app/format/phone.ts';
import { contact as words } from '#app/text/account/contact.ts';
import { devices } from '#app/text/account/devices.ts';
import { SettingButton } from './setting-row.tsx';

interface ContactRowsProps {
  /** Nine digits. */
  phone: string;
  email: string | null;
  pending: User['pendingPhone'];
  today: DiaryDay;
  onOpen: (sheet: 'phone' | 'email') => void;
}

/** The number and the e-mail address of an account. Changing them needs a network, and they say so before the tap. */
export function ContactRows({ phone, email, pending, today, onOpen }: ContactRowsProps) {
  const online = useOnline();
  return (
    <>
      <SettingButton
        icon={Smartphone}
        label={words.phone}
        value={formatPhone(phone)}
        hint={online ? pendingHint(pending, today) : devices.needsNetwork}
        leadsOn
        onClick={() => onOpen('phone')}
      />
      <SettingButton
        icon={Mail}
        label={words.email}
        value={email ?? words.none}
        hint={online ? words.emailHint : devices.needsNetwork}
        leadsOn
        onClick={() => onOpen('email')}
      />
    </>
  );
}

function pendingHint(pending: User['pendingPhone'], today: DiaryDay): string | undefined {
  if (!pending) return undefined;
  const from = new Date(pending.effectiveAt);
  return words.pendingHint(
    formatPhone(pending.phoneNumber),
    formatRelativeDay(localDay(from), today),
    formatTime(from.getTime()),
  );
}
