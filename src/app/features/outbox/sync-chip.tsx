import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useEffect, useState, useRef } from 'react';
import { useSyncStatus, type SyncStatus } from '#device/jobs/use-sync-status.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { chipView, type ChipView } from './chip-view.ts';
import './sync-chip.css';

const icons: Record<ChipView['tone'], LucideIcon> = {
  calm: CloudOff,
  saved: Check,
  waiting: CloudUpload,
  danger: CircleAlert,
};

/** The state of saving, in the header; it leads to the entries that wait. */
export function SyncChip() {
  const status = useDebouncedStatus(useSyncStatus());
  const online = useOnline();
  const view = status && chipView(status, online);
  const spoken = useAnnouncement(view);
  if (!view) return null;
  return (
    <>
      <Link to="/outbox" className="sync-chip" data-tone={view.tone} aria-label={view.full} title={view.full}>
        <Icon of={status.state === 'offline' ? CloudOff : icons[view.tone]} size={18} />
        {view.short ? <b className="sync-chip-short">{view.short}</b> : null}
        <span className="sync-chip-full">{view.full}</span>
      </Link>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
    </>
  );
}

/** An entry that leaves within this time is not worth a flicker in the header. */
const FLICKER_MS = 700;

/** The state of saving, except that entries which leave at once never show as waiting. */
function useDebouncedStatus(status: SyncStatus | undefined): SyncStatus | undefined {
  const [lasting, setLasting] = useState(false);
  const isWaiting = status?.state === 'waiting';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLasting(true), FLICKER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [isWaiting]);
  return status && isWaiting && !lasting ? { ...status, state: 'saved' } : status;
}

/** A state that lasts this long is worth a word. */
const CALM_MS = 2_000;

/** What a screen reader hears of the chip: each change of its tone, once it lasts; neither the first state nor every count. */
function useAnnouncement(view: ChipView | undefined): string {
  const [spoken, setSpoken] = useState('');
  const heard = useRef<ChipView['tone']>(undefined);
  const tone = view?.tone;
  const words = view?.full ?? '';
  useEffect(() => {
    if (tone === undefined || tone === heard.current) return undefined;
    if (heard.current === undefined) {
      heard.current = tone;
      return undefined;
    }
    const timer = setTimeout(() => {
      heard.current = tone;
      setSpoken(words);
    }, CALM_MS);
    return () => clearTimeout(timer);
  }, [tone, words]);
  return spoken;
}
