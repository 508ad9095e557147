import { Link } from '@tanstack/react-router';
import { Icon } from '#app/ui/picture/icon.tsx';
import { useActivePath } from '#app/parts/routes/active-path.ts';
import type { Destination } from './destinations.ts';
import './nav-link.css';

interface NavLinkProps {
  destination: Destination;
  look: 'row' | 'tab';
  onClick?: (() => void) | undefined;
}

/** An entry of the sidebar and the side menu (row) or of the bottom bar (tab). */
export function NavLink({ destination, look, onClick }: NavLinkProps) {
  const active = useActivePath() === destination.to;
  return (
    <Link
      to={destination.to}
      className="nav-link"
      data-look={look}
      aria-current={active ? 'page' : undefined}
      onClick={onClick}
    >
      <Icon of={destination.icon} />
      {look === 'tab' ? destination.short : destination.label}
    </Link>
  );
}
