import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useOnline } from '#device/platform/use-online.ts';
import type { Waiting } from '#sync/records.ts';
import { saving } from '#app/text/saving.ts';
import './waiting-mark.css';

/** With a connection an entry leaves within this time, and a mark would only flicker. */
const FLICKER_MS = 1_000;

/** Says quietly that an entry is still only on this device, or leads to the reason why it was refused. */
export function WaitingMark({ waiting }: { waiting: Waiting }) {
  if (waiting === 'none') return null;
  if (waiting === 'waiting') return <PendingMark />;
  return (
    <Link to="/outbox" className="waiting-mark" data-refused>
      {saving.refused}
    </Link>
  );
}

function PendingMark() {
  const online = useOnline();
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLasting(true), FLICKER_MS);
    return () => clearTimeout(timer);
  }, []);
  return online && !lasting ? null : <span className="waiting-mark">{saving.pending}</span>;
}
