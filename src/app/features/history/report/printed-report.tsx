import { useEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { usePlan } from '#device/diary/hooks/use-plan.ts';
import { ReportPage, type ReportPageProps } from './report-page.tsx';

/** Puts the report on the paper instead of the screen, whether its button or the browser's own menu asks for printing. */
export function PrintedReport(props: Omit<ReportPageProps, 'targetKg'>) {
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
