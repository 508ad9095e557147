import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleX from 'lucide-react/icons/circle-x';
import Crown from 'lucide-react/icons/crown';
import ReceiptText from 'lucide-react/icons/receipt-text';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import { usePaymentInfo } from '#device/session/access/use-payment-info.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import { setRenewal } from '#device/api/account/payment.ts';
import { formatPrice } from '#app/format/number.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { membership as words } from '#app/text/pro/membership.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { SettingButton, SettingFact, SettingList } from '../parts/setting-row.tsx';
import { errorText } from '#app/text/error-text.ts';
import { errors } from '#app/text/errors.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { dayOf } from './day-of.ts';

const LazyReceipts = lazyDialog(async () => (await import('./receipts.tsx')).Receipts);

/** What is paid for, what will be charged and when, and the way out of it. Nothing shows for who has never paid: the PRO plans stand elsewhere. */
export function ProCard({ today }: { today: DiaryDay }) {
  const info = usePaymentInfo();
  const online = useOnline();
  const { busy, setRenewal } = useRenewal();
  const [open, setOpen] = useState<'cancel' | 'receipts' | null>(null);
  if (!info || info.premiumUntil === null) return null;
  const { isPremium, nextCharge, canResume } = info;
  // PRO has ended while the bank refuses the renewal: to have it back another card is needed, and the attempts can be stopped.
  const isRefused = !isPremium && nextCharge !== null;
  const until = dayOf(info.premiumUntil, today);
  const standing = isPremium ? words.until(until, nextCharge !== null) : words.endedOn(until);
  const offline = online ? undefined : words.needsNetwork;
  const cancel = async () => {
    await setRenewal(false);
    setOpen(null);
  };
  return (
    <Card title={words.title}>
      <SettingList>
        <SettingFact icon={Crown} label={isPremium ? words.on : words.off} hint={standing} />
        {nextCharge ? (
          <>
            <SettingFact
              icon={CalendarClock}
              label={words.nextCharge}
              hint={nextCharge.declined ? words.declined : words.charge(dayOf(nextCharge.at, today), nextCharge.card)}
              value={formatPrice(nextCharge.amountTetri / 100)}
            />
            {isRefused ? (
              <SettingButton icon={RotateCcw} label={words.otherCard} leadsOn onClick={openUpgrade} />
            ) : null}
            <SettingButton
              icon={CircleX}
              label={isRefused ? words.stopTrying : words.cancel}
              hint={offline}
              disabled={!online}
              leadsOn
              onClick={() => setOpen('cancel')}
            />
          </>
        ) : null}
        {canResume ? (
          <SettingButton
            icon={RotateCcw}
            label={words.resume}
            hint={offline}
            disabled={!online}
            busy={busy}
            onClick={() => void setRenewal(true)}
          />
        ) : null}
        {isPremium || isRefused ? null : (
          <SettingButton icon={RotateCcw} label={words.buy} leadsOn onClick={openUpgrade} />
        )}
        <SettingButton icon={ReceiptText} label={words.receipts} leadsOn onClick={() => setOpen('receipts')} />
      </SettingList>
      <ConfirmDialog
        open={open === 'cancel'}
        title={isRefused ? words.stopTitle : words.cancelTitle}
        text={isRefused ? words.stopText : words.cancelText(until)}
        confirmLabel={isRefused ? words.stopTrying : words.cancel}
        cancelLabel={words.keep}
        danger
        busy={busy}
        onConfirm={() => void cancel()}
        onCancel={() => setOpen(null)}
      />
      <LazyReceipts open={open === 'receipts'} onClose={() => setOpen(null)} today={today} />
    </Card>
  );
}

/** Ends the monthly charges or takes them up again; what came of it is said in a toast, and an end can be taken back there. */
function useRenewal(): { busy: boolean; setRenewal: (on: boolean) => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const set = async (on: boolean) => {
    setBusy(true);
    try {
      await setRenewal(on);
      showToast(
        on ? { text: words.resumed } : { text: words.cancelled, undo: () => void set(true), undoLabel: words.undo },
      );
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error;
      showToast({
        text: `${words.notChanged}. ${error.code === 'offline' ? errors.offline : errorText(error.code)}`,
        tone: 'danger',
      });
    } finally {
      setBusy(false);
    }
  };
  return { busy, setRenewal: set };
}
