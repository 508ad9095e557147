import { useState } from 'react';
import { history } from '#app/text/history.ts';
import { saveFile } from '#app/ui/save-file.ts';
import { showFailure } from '#app/ui/show-failure.ts';
import { showToast } from '#app/ui/toast.ts';
import type { ReportCardProps } from './report-card.tsx';
import type { ReportView } from './report-view.ts';

/** The drawing comes when it is wanted. */
export const loadSaveReport = () => import('./draw-report.ts');

/** Draws the report and hands it over as a picture. */
export function useSaveReport(view: ReportView, { slots, period }: Pick<ReportCardProps, 'slots' | 'period'>) {
  const [saving, setSaving] = useState(false);
  const run = async () => {
    setSaving(true);
    try {
      const { drawReport } = await loadSaveReport();
      saveFile(await drawReport(view, slots), history.report.fileName(period.from, period.to));
      showToast({ text: history.report.saved });
    } catch (error) {
      showFailure(error, history.report.notSaved);
    } finally {
      setSaving(false);
    }
  };
  return { saving, save: () => void run() };
}
