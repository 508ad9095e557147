import { Link } from '@tanstack/react-router';
import type { Waiting } from '../../sync/records.ts';
import { saving } from '../text/saving.ts';
import './waiting-mark.css';

/** Says quietly that an entry is still only on this device, or leads to the reason why it was refused. */
export function WaitingMark({ waiting }: { waiting: Waiting }) {
  if (waiting === 'none') return null;
  if (waiting === 'waiting') return <span className="waiting-mark">{saving.pending}</span>;
  return (
    <Link to="/outbox" className="waiting-mark" data-refused>
      {saving.refused}
    </Link>
  );
}
