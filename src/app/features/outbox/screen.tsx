import Check from 'lucide-react/icons/check';
import { useEffect, useState, useId } from 'react';
import { useOutbox } from '#device/jobs/use-outbox.ts';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { localDay } from '#domain/diary/diary-day.ts';
import { formatNumber } from '#app/format/number.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { LinkButton } from '#app/ui/button/link-button.tsx';
import { Skeleton, Skeletons } from '#app/ui/feedback/skeleton.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { entryViews, type EntryView } from './entry-view.ts';
import { SendNow } from './send-now.tsx';
import { EntryActions } from './entry-actions.tsx';
import { labelsOf } from './things/registry.ts';
import '#app/ui/layout/narrow-column.css';
import './screen.css';

/** Entries that wait or were refused, each with its reason and what can be done. */
export function Screen() {
  const entries = useOutbox();
  const status = useSyncStatus();
  const now = useNow();
  const online = useOnline();
  if (!entries || !status) return <OutboxSkeleton />;
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

const EVERY_MS = 5_000;

/** The device's clock in epoch ms, looked at every few seconds. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** The screen's shape while the device's store answers. */
function OutboxSkeleton() {
  return (
    <div className="narrow-column">
      <h1>{outbox.title}</h1>
      <Skeletons>
        <Skeleton height="3rem" />
        <Skeleton height="8rem" />
        <Skeleton height="8rem" />
      </Skeletons>
    </div>
  );
}

/** One group of entries under its count. */
function EntryList({ title, entries }: { title: string; entries: readonly EntryView[] }) {
  const id = useId();
  return (
    <section className="entry-list" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="entry-list-rows">
        {entries.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

/** One entry: what it is, when it was tapped, why it is still here, and what can be done. */
function EntryRow({ entry }: { entry: EntryView }) {
  return (
    <li className="entry" data-refused={entry.refused || undefined}>
      <span className="entry-icon">
        <Icon of={labelsOf(entry.change).icon} />
      </span>
      <div className="entry-words">
        <h3>{entry.what}</h3>
        <p className="entry-when">{entry.when}</p>
        <p className="entry-reasons">
          {entry.refused
            ? entry.reasons.map((reason) => <span key={reason}>{reason}</span>)
            : entry.reasons.join('\u00a0· ')}
        </p>
      </div>
      <EntryActions entry={entry} />
    </li>
  );
}
