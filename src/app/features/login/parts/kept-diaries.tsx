import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FIRST_DAY, localDay, type DiaryDay } from '#domain/diary/diary-day.ts';
import {
  deleteKeptDiary,
  diariesWithWaitingEntries,
  exportKeptDiary,
  openKeptDiary,
  type KeptDiary,
} from '#device/session/leaving/kept-diaries.ts';
import { formatNumber } from '#app/format/number.ts';
import { diaryFileName } from '#app/format/file-name.ts';
import { common } from '#app/text/common.ts';
import { login } from '#app/text/sign-in/login.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { ConfirmDialog } from '#app/ui/dialog/confirm-dialog.tsx';
import { saveFile } from '#app/parts/saving/save-file.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { formatRelativeDay } from '#app/format/day.ts';
import { Button } from '#app/ui/button/button.tsx';
import './kept-diaries.css';

interface Found {
  diaries: KeptDiary[];
  today: DiaryDay;
}

const NOTHING: Found = { diaries: [], today: FIRST_DAY };

/** The diaries on this device whose entries the server does not have yet; nothing where there are none. */
export function KeptDiaries() {
  const [{ diaries, today }, setFound] = useState<Found>(NOTHING);
  const [opening, setOpening] = useState<string | null>(null);
  const [deleting, setDeleting] = useState<KeptDiary | null>(null);
  const navigate = useNavigate();

  const [looks, setLooks] = useState(0);

  useEffect(() => {
    let here = true;
    diariesWithWaitingEntries().then(
      (found) => here && setFound({ diaries: found, today: localDay(new Date()) }),
      (error: unknown) => reportError(error),
    );
    return () => {
      here = false;
    };
  }, [looks]);

  const open = async (uid: string) => {
    if (opening !== null) return;
    setOpening(uid);
    try {
      if (await openKeptDiary(uid)) await navigate({ to: '/dashboard' });
      else showFailure(null, login.notOpened);
    } catch (error) {
      showFailure(error, login.notOpened);
    }
    setOpening(null);
  };
  const takeAway = async (uid: string) => {
    try {
      const file = await exportKeptDiary(uid);
      if (!file) return showToast({ text: login.notExported, tone: 'danger' });
      saveFile(new Blob([JSON.stringify(file)], { type: 'application/json' }), diaryFileName(today));
    } catch (error) {
      showFailure(error, login.notExported);
    }
  };
  const remove = async (uid: string) => {
    setDeleting(null);
    try {
      await deleteKeptDiary(uid);
    } catch (error) {
      showFailure(error, login.notDeleted);
    }
    setLooks(looks + 1);
  };
  if (diaries.length === 0) return null;
  return (
    <Card title={login.kept}>
      <ul className="kept-diaries">
        {diaries.map((diary) => (
          <KeptDiaryRow
            key={diary.uid}
            diary={diary}
            today={today}
            busy={opening === diary.uid}
            onOpen={() => void open(diary.uid)}
            onExport={() => void takeAway(diary.uid)}
            onDelete={() => setDeleting(diary)}
          />
        ))}
      </ul>
      <p className="kept-diaries-safe">{diaries.some(({ opens }) => opens) ? login.openToAll : login.safe}</p>
      <ConfirmDialog
        open={deleting !== null}
        danger
        title={login.deleteTitle}
        text={deleting === null ? undefined : deletionOf(deleting)}
        confirmLabel={common.remove}
        onConfirm={() => deleting && void remove(deleting.uid)}
        onCancel={() => setDeleting(null)}
      />
    </Card>
  );
}

/** What nobody could bring back. */
function deletionOf({ opens, waiting }: KeptDiary): string {
  if (opens) return login.deleteForGood;
  return login.deleteWaiting(formatNumber(waiting));
}

interface KeptDiaryRowProps {
  diary: KeptDiary;
  today: DiaryDay;
  busy: boolean;
  onOpen: () => void;
  onExport: () => void;
  onDelete: () => void;
}

/** Whose diary waits, with how much, since when. */
function KeptDiaryRow({ diary, today, busy, onOpen, onExport, onDelete }: KeptDiaryRowProps) {
  const name = diary.name ?? common.namelessDiary;
  const since = diary.since === null ? null : formatRelativeDay(localDay(new Date(diary.since)), today);
  return (
    <li>
      <div className="kept-diaries-words">
        <b>{name}</b>
        <p>{diary.waiting > 0 ? login.waiting(formatNumber(diary.waiting)) : login.allSaved}</p>
        {since ? <p>{login.since(since)}</p> : null}
      </div>
      <div className="kept-diaries-actions">
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
