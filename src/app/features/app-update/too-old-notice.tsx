import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { updateNow } from '#app/parts/page/service-worker-registration.ts';
import { session } from '#app/text/account/session.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';

/** Over every screen once the server no longer speaks this version: entries stay, the app has to be updated. */
export function TooOldNotice() {
  const status = useSyncStatus();
  if (status?.state !== 'app-too-old') return null;
  return (
    <Notice tone="warn" action={<Button onClick={() => void updateNow()}>{session.update}</Button>}>
      <b>{session.tooOldTitle}.</b> {session.tooOld}
    </Notice>
  );
}
