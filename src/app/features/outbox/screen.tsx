import Check from 'lucide-react/icons/check';
import { useOutbox } from '#device/jobs/use-outbox.ts';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { localDay } from '#domain/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { EntryList } from './entry-list.tsx';
import { entryViews } from './entry-view.ts';
import { OutboxBones } from './outbox-bones.tsx';
import { SendNow } from './send-now.tsx';
import { useNow } from './use-now.ts';
import '#app/ui/layout/narrow-column.css';
import './screen.css';

/** Entries that wait or were refused, each with its reason and what can be done. */
export function Screen() {
  const entries = useOutbox();
  const status = useSyncStatus();
  const now = useNow();
  const online = useOnline();
  if (!entries || !status) return <OutboxBones />;
  const { refused, waiting } = entryViews(entries, {
    now,
    today: localDay(new Date(now)),
    online,
  });
  const count = (list: readonly unknown[]) => formatNumber(list.length);
  return (
    <div className="narrow-column">
      <h1>{outbox.title}</h1>
      {refused.length + waiting.length === 0 ? (
        <Card>
          <EmptyState
            icon={Check}
            title={outbox.empty}
            text={outbox.emptyText}
            action={
              <LinkButton to="/dashboard" tone="tint">
                {outbox.toDiary}
              </LinkButton>
            }
          />
        </Card>
      ) : (
        <>
          {waiting.length > 0 ? <SendNow status={status} /> : null}
          {refused.length > 0 ? <EntryList title={outbox.refusedGroup(count(refused))} entries={refused} /> : null}
          {waiting.length > 0 ? <EntryList title={outbox.waitingGroup(count(waiting))} entries={waiting} /> : null}
        </>
      )}
    </div>
  );
}
