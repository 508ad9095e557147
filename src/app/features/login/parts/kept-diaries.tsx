import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { FIRST_DAY, localDay, type DiaryDay } from '../../../../domain/diary-day.ts';
import { diariesWithWaitingEntries, exportKeptDiary, openKeptDiary, type KeptDiary } from '../../../../db/kept-diaries.ts';
import { diaryFileName } from '../../../format/file-name.ts';
import { login } from '../../../text/login.ts';
import { Card } from '../../../ui/card.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { showFailure } from '../../../ui/show-failure.ts';
import { showToast } from '../../../ui/toast.ts';
import { KeptDiaryRow } from './kept-diary-row.tsx';
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
  const navigate = useNavigate();

  useEffect(() => {
    let here = true;
    diariesWithWaitingEntries().then(
      (found) => here && setFound({ diaries: found, today: localDay(new Date()) }),
      (error: unknown) => reportError(error),
    );
    return () => {
      here = false;
    };
  }, []);

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
          />
        ))}
      </ul>
      <p className="kept-diaries-safe">{login.safe}</p>
    </Card>
  );
}
