import { Icon } from '#app/ui/picture/icon.tsx';
import { EntryActions } from './entry-actions.tsx';
import type { EntryView } from './entry-view.ts';
import { wordsOf } from './things/registry.ts';

/** One entry: what it is, when it was tapped, why it is still here, and what can be done. */
export function EntryRow({ entry }: { entry: EntryView }) {
  return (
    <li className="entry" data-refused={entry.refused || undefined}>
      <span className="entry-icon">
        <Icon of={wordsOf(entry.change).icon} />
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
