import { Link } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CloudOff from 'lucide-react/icons/cloud-off';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { chipView, type ChipView } from './chip-view.ts';
import { useAnnouncement } from './use-announcement.ts';
import { useSettledStatus } from './use-settled-status.ts';
import './sync-chip.css';

const icons: Record<ChipView['tone'], LucideIcon> = {
  calm: CloudOff,
  saved: Check,
  waiting: CloudUpload,
  danger: CircleAlert,
};

/** The state of saving, in the header; it leads to the entries that wait. */
export function SyncChip() {
  const status = useSettledStatus(useSyncStatus());
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
