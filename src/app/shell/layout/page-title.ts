import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { common } from '#app/text/common.ts';

/** Names the open screen in the tab and for screen readers. */
export function usePageTitle(): void {
  const title = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  useEffect(() => {
    document.title = title ? `${title} · ${common.appName}` : common.appName;
  }, [title]);
}
