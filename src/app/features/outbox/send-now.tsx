import CloudUpload from 'lucide-react/icons/cloud-upload';
import { useState } from 'react';
import { sendNow } from '#device/diary/commands/outbox.ts';
import type { SyncStatus } from '#device/jobs/use-sync-status.ts';
import { useOnline } from '#device/platform/use-online.ts';
import { updateNow } from '#app/parts/page/service-worker-registration.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';

/** Sends all that waits, without waiting for the next try; where that is impossible it says why before the tap. */
export function SendNow({ status }: { status: SyncStatus }) {
  const [asked, setAsked] = useState(false);
  const send = async () => {
    setAsked(true);
    await sendNow().catch((error: unknown) => showFailure(error, outbox.notSent));
    setAsked(false);
  };
  const online = useOnline();
  const obstacle = obstacleOf(status, online);
  const busy = asked || status.syncing;
  return (
    <div className="outbox-send">
      {obstacle ? (
        <Notice
          tone={obstacle === 'offline' ? 'offline' : 'warn'}
          action={
            obstacle === 'app-too-old' ? <Button onClick={() => void updateNow()}>{outbox.updateApp}</Button> : null
          }
        >
          {outbox.cannotSend[obstacle]}
        </Notice>
      ) : null}
      {obstacle === undefined && status.state === 'offline' ? (
        <Notice tone="offline">{outbox.unreachable}</Notice>
      ) : null}
      <Button
        tone="go"
        disabled={obstacle !== undefined}
        busy={busy && obstacle === undefined}
        onClick={() => void send()}
      >
        <Icon of={CloudUpload} size={20} />
        {busy && obstacle === undefined ? outbox.sending : outbox.sendNow}
      </Button>
    </div>
  );
}

function obstacleOf({ state }: SyncStatus, online: boolean): keyof typeof outbox.cannotSend | undefined {
  if (!online) return 'offline';
  return state === 'signed-out' || state === 'app-too-old' ? state : undefined;
}
