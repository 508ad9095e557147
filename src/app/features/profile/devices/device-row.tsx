import { localDay, type DiaryDay } from '#domain/diary-day.ts';
import type { SessionInfo } from '#contract/sessions.ts';
import { formatRelativeDay, formatTime } from '#app/format/day.ts';
import { devices as words } from '#app/text/account/devices.ts';
import { Button } from '#app/ui/button/button.tsx';

interface DeviceRowProps {
  device: SessionInfo;
  today: DiaryDay;
  disabled: boolean;
  onEnd: () => void;
}

/** A device: what it calls itself, when it was used, and the way to sign it out. */
export function DeviceRow({
  device: { device, createdAt, lastSeenAt, current },
  today,
  disabled,
  onEnd,
}: DeviceRowProps) {
  const name = device || words.unknown;
  const day = (at: Date) => formatRelativeDay(localDay(at), today);
  const seenAt = new Date(lastSeenAt);
  const seen = words.seen(day(seenAt), formatTime(seenAt.getTime()));
  return (
    <li>
      <div className="devices-words">
        <b>{name}</b>
        {current ? <small className="devices-here">{words.here}</small> : <small>{seen}</small>}
        <small>{words.signedIn(day(new Date(createdAt)))}</small>
      </div>
      {current ? null : (
        <Button disabled={disabled} aria-label={words.endOf(name, seen)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
