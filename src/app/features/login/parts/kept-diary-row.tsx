import { localDay, type DiaryDay } from '#domain/diary-day.ts';
import type { KeptDiary } from '#device/session/leaving/kept-diaries.ts';
import { formatRelativeDay } from '#app/format/day.ts';
import { formatNumber } from '#app/format/number.ts';
import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { Button } from '#app/ui/button/button.tsx';

interface KeptDiaryRowProps {
  diary: KeptDiary;
  today: DiaryDay;
  busy: boolean;
  onOpen: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** Whose diary waits, with how much, since when. */
export function KeptDiaryRow({ diary, today, busy, onOpen, onExport, onDelete }: KeptDiaryRowProps) {
  const name = diary.name ?? common.namelessDiary;
  const since = diary.since === null ? null : formatRelativeDay(localDay(new Date(diary.since)), today);
  return (
    <li>
      <div className="kept-diaries-words">
        <b>{name}</b>
        <p>{diary.waiting > 0 ? login.waiting(formatNumber(diary.waiting)) : login.allSaved}</p>
        {since ? <p>{login.since(since)}</p> : null}
      </div>
      <div className="kept-diaries-acts">
        {diary.opens ? (
          <Button tone="tint" busy={busy} aria-label={login.openOf(name)} onClick={onOpen}>
            {login.open}
          </Button>
        ) : null}
        <Button aria-label={login.exportOf(name)} onClick={onExport}>
          {login.exportDiary}
        </Button>
        <Button tone="danger" aria-label={login.deleteOf(name)} onClick={onDelete}>
          {common.remove}
        </Button>
      </div>
    </li>
  );
}
