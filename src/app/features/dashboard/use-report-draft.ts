import { useEffect } from 'react';

/** Keeps the dialog told whether something is typed; of a page that has gone nothing is. */
export function useReportDraft(exists: boolean, onDraft: ((exists: boolean) => void) | undefined): void {
  useEffect(() => {
    onDraft?.(exists);
    return () => onDraft?.(false);
  }, [exists, onDraft]);
}
