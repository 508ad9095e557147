import { useEffect, useState, useRef } from 'react';
import { diaryEnds } from '#device/transfer/export/read-csv-days.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { formatDay } from '#app/format/day.ts';
import { history } from '#app/text/diary/history.ts';
import { Bar } from '#app/ui/figure/bar.tsx';
import { Button } from '#app/ui/button/button.tsx';
import { ChoiceChips } from '#app/ui/choice/choice-chips.tsx';
import { Sheet } from '#app/ui/dialog/sheet.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { saveFile } from '#app/parts/saving/save-file.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { CSV_RANGES, daysOfRange, type CsvRange, type Days } from './csv-range.ts';
import { OwnRange } from './own-range.tsx';
import { makeCsv } from './make-csv.ts';
import './export-sheet.css';

const words = history.csv;
const choices = CSV_RANGES.map((range) => ({ value: range, label: words.ranges[range] }));

interface ExportSheetProps {
  open: boolean;
  onClose: () => void;
  period: Period;
  today: DiaryDay;
}

/** Chooses the days of the diary to be downloaded as a table, and makes the file. */
export function ExportSheet({ open, onClose, period, today }: ExportSheetProps) {
  const shown = { from: period.from, to: period.to };
  const [range, setRange] = useState<CsvRange>('month');
  const [own, setOwn] = useState<Days>(shown);
  const ends = useDiaryEnds(open, today);
  const { progress, empty, start, stop } = useCsvDownload(onClose);
  const days = daysOfRange(range, { shown, own, ends: ends ?? { from: today, to: today }, today });
  const isKnown = range !== 'all' || ends !== undefined;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={close}
      title={words.title}
      footer={
        progress === null ? (
          <Button tone="go" wide busy={!isKnown} onClick={() => start(days)}>
            {words.download}
          </Button>
        ) : (
          <Button wide onClick={stop}>
            {words.cancel}
          </Button>
        )
      }
    >
      <div className="export-sheet">
        <p>{words.text}</p>
        <ChoiceChips legend={words.range} choices={choices} value={range} onChoose={setRange} />
        {range === 'own' ? <OwnRange days={own} today={today} onChange={setOwn} /> : null}
        <p className="export-sheet-days">
          {isKnown ? `${formatDay(days.from, today)} – ${formatDay(days.to, today)}` : <Skeleton width="12rem" />}
        </p>
        <div className="export-sheet-state" role="status">
          {progress === null ? null : <Bar value={progress} max={1} label={words.progress} />}
          {empty ? words.nothing : null}
        </div>
      </div>
    </Sheet>
  );
}

/** The first and the last day of the diary, read again whenever the sheet opens; today alone of an empty one. */
function useDiaryEnds(open: boolean, today: DiaryDay): Days | undefined {
  const [ends, setEnds] = useState<Days>();
  useEffect(() => {
    if (!open) return;
    diaryEnds().then(
      (known) => setEnds(known ? { from: known.first, to: known.last } : { from: today, to: today }),
      (error: unknown) => showFailure(error, words.notDone),
    );
  }, [open, today]);
  return ends;
}

/** How far a download is: the part that is done, or null while none is under way. `empty`: the range held nothing. */
interface CsvDownload {
  progress: number | null;
  empty: boolean;
  start: (days: Days) => void;
  stop: () => void;
}

/** Makes the file and hands it over; `onDone` follows a file that was saved. Leaving stops the work. */
function useCsvDownload(onDone: () => void): CsvDownload {
  const [progress, setProgress] = useState<number | null>(null);
  const [empty, setEmpty] = useState(false);
  const work = useRef<AbortController>(undefined);
  useEffect(() => () => work.current?.abort(), []);

  const run = async (days: Days) => {
    const { signal } = (work.current = new AbortController());
    setEmpty(false);
    setProgress(0);
    try {
      const file = await makeCsv(days, { signal, onProgress: setProgress });
      if (signal.aborted) return;
      if (!file) {
        setEmpty(true);
        return;
      }
      saveFile(file, history.csv.fileName(days.from, days.to));
      showToast({ text: history.csv.done });
      onDone();
    } catch (error) {
      showFailure(error, history.csv.notDone);
    } finally {
      setProgress(null);
    }
  };
  return { progress, empty, start: (days) => void run(days), stop: () => work.current?.abort() };
}
