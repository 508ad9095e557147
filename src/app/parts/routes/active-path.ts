import { useLocation } from '@tanstack/react-router';

/** The entry of the menus that is current: the address's first segment, the dashboard by default. */
export function useActivePath(): string {
  const first = useLocation({ select: ({ pathname }) => pathname.split('/')[1] });
  return `/${first || 'dashboard'}`;
}
