import ReceiptText from 'lucide-react/icons/receipt-text';
import { useEffect, useState } from 'react';
import type { Order } from '#contract/payment/payment.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { fetchReceipts } from '#device/api/account/payment.ts';
import { RemoteError } from '#device/api/remote-error.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { formatPrice } from '#app/format/number.ts';
import { membership as words } from '#app/text/pro/membership.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { ErrorState } from '#app/ui/feedback/error-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { dayOf } from './day-of.ts';
import './receipts.css';

interface ReceiptsProps {
  open: boolean;
  onClose: () => void;
  today: DiaryDay;
}

/** Every payment with the month that it was for. */
export function Receipts({ open, onClose, today }: ReceiptsProps) {
  return (
    <Sheet open={open} onClose={onClose} title={words.receipts}>
      {open ? <List today={today} /> : null}
    </Sheet>
  );
}

function List({ today }: { today: DiaryDay }) {
  const online = useOnline();
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<readonly Order[] | 'failed'>();
  const again = () => {
    setFound(undefined);
    setTries(tries + 1);
  };
  useEffect(() => {
    if (!online) return undefined;
    let here = true;
    fetchReceipts().then(
      (receipts) => here && setFound(receipts),
      (error: unknown) => {
        if (here) setFound('failed');
        if (!(error instanceof RemoteError)) throw error;
      },
    );
    return () => {
      here = false;
    };
  }, [online, tries]);
  if (found === 'failed') return <ErrorState onRetry={again} />;
  if (!found && !online) return <Notice tone="offline">{words.receiptsOffline}</Notice>;
  if (!found) {
    return (
      <Skeletons>
        <Skeleton height="4.5rem" />
        <Skeleton height="4.5rem" />
      </Skeletons>
    );
  }
  if (found.length === 0) return <EmptyState icon={ReceiptText} title={words.noReceipts} text={words.noReceiptsText} />;
  return (
    <ul className="receipts">
      {found.map((order) => (
        <Receipt key={order.orderId} order={order} today={today} />
      ))}
    </ul>
  );
}

function Receipt({
  order: { orderId, amountTetri, createdAt, paidAt, from, until, card, refundedAt },
  today,
}: {
  order: Order;
  today: DiaryDay;
}) {
  return (
    <li>
      <b>
        <span>{dayOf(paidAt ?? createdAt, today)}</span>
        <span>{formatPrice(amountTetri / 100)}</span>
      </b>
      {from !== null && until !== null ? <span>{words.month(dayOf(from, today), dayOf(until, today))}</span> : null}
      {card === null ? null : <span>{words.card(card)}</span>}
      {refundedAt === null ? null : <span>{words.refunded(dayOf(refundedAt, today))}</span>}
      <small>{words.orderNumber(orderId)}</small>
    </li>
  );
}
