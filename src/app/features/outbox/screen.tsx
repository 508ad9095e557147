import Check from 'lucide-react/icons/check';
import { useOutbox } from '../../../db/hooks/use-outbox.ts';
import { useSyncStatus } from '../../../db/hooks/use-sync-status.ts';
import { useOnline } from '../../../db/hooks/use-online.ts';
import { localDay } from '../../../domain/diary-day.ts';
import { formatNumber } from '../../format/number.ts';
import { outbox } from '../../text/outbox.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EntryList } from './entry-list.tsx';
import { entryViews } from './entry-view.ts';
import { OutboxBones } from './outbox-bones.tsx';
import { SendNow } from './send-now.tsx';
import { useNow } from './use-now.ts';
import '../../ui/narrow-column.css';
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
