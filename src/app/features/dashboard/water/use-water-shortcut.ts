import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';

/** `?add=water`, the home screen's shortcut: brings the card into sight, its plus button under the thumb. */
export function useWaterShortcut(more: RefObject<HTMLButtonElement | null>): void {
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    const { add, ...rest } = search;
    if (add !== 'water') return;
    more.current?.scrollIntoView({ block: 'center' });
    more.current?.focus({ preventScroll: true });
    void navigate({ to: '/dashboard', search: rest, replace: true, resetScroll: false });
  }, [search, more, navigate]);
}
