import { useState, useEffect } from 'react';
import ImageDown from 'lucide-react/icons/image-down';
import Printer from 'lucide-react/icons/printer';
import { createPortal, flushSync } from 'react-dom';
import type { DayFigures } from '#domain/diary/history/day-figures.ts';
import type { Weighed } from '#domain/diary/history/weight-trend.ts';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { saveFile } from '#app/parts/saving/save-file.ts';
import { showFailure } from '#app/parts/saving/show-failure.ts';
import { openUpgrade } from '#app/parts/requests/upgrade-request.ts';
import { history } from '#app/text/diary/history.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { onIntent } from '#app/ui/state/on-intent.ts';
import { ProBadge } from '#app/ui/pro/pro-badge.tsx';
import { ProLock } from '#app/ui/pro/pro-lock.tsx';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import type { Slot } from '../charts/scale.ts';
import type { ShownProps } from '../cards/card-props.ts';
import { ReportTiles } from './report-tiles.tsx';
import { reportView, type ReportView } from './report-view.ts';
import { ReportPage, type ReportPageProps } from './report-page.tsx';
import './report-card.css';

interface ReportCardProps extends ShownProps {
  slots: readonly Slot[];
  days: readonly DayFigures[];
  weighIns: readonly Weighed[];
}

/** The week or the month summed up, to be kept as a picture or on paper; PRO opens it. */
export function ReportCard({ hasAccess, ...sources }: ReportCardProps) {
  const view = reportView(sources);
  return (
    <Card title={view.title} aside={<ProBadge />}>
      {hasAccess === undefined ? (
        <Skeleton height="16rem" />
      ) : (
        <ProLock locked={!hasAccess} onBecomePro={openUpgrade} text={history.report.lockedText}>
          <div className="report-card">
            <ReportTiles tiles={view.tiles} />
            <p className="history-note">{view.sentences.join(' ')}</p>
            {hasAccess ? <ReportActions {...sources} hasAccess={hasAccess} view={view} /> : null}
          </div>
        </ProLock>
      )}
    </Card>
  );
}

function ReportActions({ view, ...props }: ReportCardProps & { view: ReportView }) {
  const { saving, save } = useSaveReport(view, props);
  return (
    <div className="report-card-actions">
      <Button tone="tint" busy={saving} {...onIntent(loadSaveReport)} onClick={save}>
        <Icon of={ImageDown} size={20} />
        {history.report.save}
      </Button>
      <Button onClick={() => window.print()}>
        <Icon of={Printer} size={20} />
        {history.report.print}
      </Button>
      <PrintedReport view={view} {...props} />
    </div>
  );
}

/** The drawing comes when it is wanted. */
const loadSaveReport = () => import('./draw-report.ts');

/** Draws the report and hands it over as a picture. */
function useSaveReport(view: ReportView, { slots, period }: Pick<ReportCardProps, 'slots' | 'period'>) {
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

/** Puts the report on the paper instead of the screen, whether its button or the browser's own menu asks for printing. */
function PrintedReport(props: Omit<ReportPageProps, 'targetKg'>) {
  const [printed, setPrinted] = useState(false);
  const targetKg = usePlan()?.targetWeight ?? null;
  const { title, period } = props.view;
  useEffect(() => {
    let before = document.title;
    const prepare = () => {
      before = document.title;
      // The name that the browser gives to a PDF.
      document.title = `${title}, ${period}`;
      flushSync(() => setPrinted(true));
    };
    const restore = () => {
      document.title = before;
    };
    addEventListener('beforeprint', prepare);
    addEventListener('afterprint', restore);
    return () => {
      removeEventListener('beforeprint', prepare);
      removeEventListener('afterprint', restore);
    };
  }, [title, period]);
  // It stays once it was there: iOS says that printing is over before it has read the page.
  return printed ? createPortal(<ReportPage {...props} targetKg={targetKg} />, document.body) : null;
}
