import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { DashboardSearch } from '#app/parts/routes/dashboard-search.ts';

/** `?edit=<id>`, the outbox's way to a dish: hands the id over once and takes it out of the address. */
export function useEditLink(onEdit: (id: string) => void): void {
  const search: DashboardSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  useEffect(() => {
    const { edit, ...rest } = search;
    if (edit === undefined) return;
    onEdit(edit);
    void navigate({ to: '/dashboard', search: rest, replace: true, resetScroll: false });
  }, [search, navigate, onEdit]);
}
