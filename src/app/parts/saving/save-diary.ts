import { localDay } from '#domain/diary/diary-day.ts';
import { diaryFileName } from '#app/format/file-name.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { saveFile } from './save-file.ts';
import { showFailure } from './show-failure.ts';
import { showToast } from '#app/ui/toast/toast.ts';

/** Gives the person the whole diary as a file; says what came of it. */
export async function saveDiary(): Promise<void> {
  try {
    const { exportDiary } = await import('#device/transfer/export/export-diary.ts');
    const exported = await exportDiary();
    if (!exported) return showToast({ text: transfer.notExported, tone: 'danger' });
    saveFile(
      new Blob([JSON.stringify(exported.file)], { type: 'application/json' }),
      diaryFileName(localDay(new Date())),
    );
    showToast({ text: exported.from === 'server' ? transfer.exported : transfer.exportedHere });
  } catch (error) {
    showFailure(error, transfer.notExported);
  }
}
