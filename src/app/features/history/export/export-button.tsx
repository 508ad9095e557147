import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { Period } from '#domain/diary/history/period.ts';
import { history } from '#app/text/diary/history.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { loadSheet } from '#app/ui/dialog/sheet.tsx';

const loadExportSheet = async () => {
  const [{ ExportSheet }] = await Promise.all([import('./export-sheet.tsx'), loadSheet()]);
  return ExportSheet;
};
const LazyExportSheet = lazyDialog(loadExportSheet);

/** Opens the download of the diary as a table; it is everyone's own, so it needs no PRO. */
export function ExportButton({ period, today }: { period: Period; today: DiaryDay }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button wide aria-haspopup="dialog" {...onIntent(loadExportSheet)} onClick={() => setOpen(true)}>
        <Icon of={Download} size={20} />
        {history.csv.open}
      </Button>
      <LazyExportSheet key={period.from} open={open} onClose={() => setOpen(false)} period={period} today={today} />
    </>
  );
}
