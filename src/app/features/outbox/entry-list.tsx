import { useId } from 'react';
import { EntryRow } from './entry-row.tsx';
import type { EntryView } from './entry-view.ts';
import './entry-list.css';

/** One group of entries under its count. */
export function EntryList({ title, entries }: { title: string; entries: readonly EntryView[] }) {
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
