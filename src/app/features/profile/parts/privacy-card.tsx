import FileText from 'lucide-react/icons/file-text';
import HandCoins from 'lucide-react/icons/hand-coins';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import type { User } from '#contract/account/user.ts';
import { localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import { formatDay } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { consentRecord as words } from '#app/text/account/consent-record.ts';
import { legalNames } from '#app/text/legal/legal-names.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { SettingButton, SettingLink, SettingList } from './setting-row.tsx';

const LazyWithdraw = lazyDialog(async () => (await import('../security/delete/delete-account.tsx')).DeleteAccount);

/** What the person agreed to, how to take it back, and what binds both sides. */
export function PrivacyCard({ consent, today }: { consent: User['consent']; today: DiaryDay }) {
  const [withdrawing, setWithdrawing] = useState(false);
  const standing = consent
    ? words.givenOn(formatDay(localDay(new Date(consent.givenAt)), today), formatNumber(consent.version))
    : words.notGiven;
  return (
    <Card title={legalNames.privacy}>
      <SettingList>
        <SettingButton
          icon={HeartPulse}
          label={words.name}
          hint={standing}
          leadsOn
          onClick={() => setWithdrawing(true)}
        />
        <SettingLink to="/privacy" icon={ShieldCheck} label={legalNames.policy} />
        <SettingLink to="/terms" icon={FileText} label={legalNames.terms} />
        <SettingLink to="/refund" icon={HandCoins} label={legalNames.refund} />
      </SettingList>
      <LazyWithdraw open={withdrawing} reason="consent" onClose={() => setWithdrawing(false)} />
    </Card>
  );
}
