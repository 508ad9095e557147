import { Link } from '@tanstack/react-router';
import CircleUserRound from 'lucide-react/icons/circle-user-round';
import Menu from 'lucide-react/icons/menu';
import { Suspense, useState, type ComponentType } from 'react';
import { shell } from '#app/text/shell/shell.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { useSession } from '#app/parts/page/session.ts';
import { SideMenu } from './side-menu.tsx';
import './header.css';

/** The bar on top: logo or greeting, the state of saving, profile and menu. */
export function Header({ SyncChip }: { SyncChip: ComponentType }) {
  const session = useSession();
  const [menu, setMenu] = useState(false);
  return (
    <header className="header">
      <Link to="/dashboard" className="header-logo" aria-label={shell.diary}>
        <Logo />
      </Link>
      <p className="header-hello">{shell.hello(session.status === 'signed-in' ? session.name : undefined)}</p>
      <span className="header-chip">
        <Suspense fallback={null}>
          <SyncChip />
        </Suspense>
      </span>
      <Link to="/profile" className="header-profile" aria-label={shell.profile}>
        <Icon of={CircleUserRound} />
      </Link>
      <span className="header-menu">
        <IconButton icon={Menu} label={shell.openMenu} look="round" onClick={() => setMenu(true)} />
      </span>
      <SideMenu open={menu} onClose={() => setMenu(false)} />
    </header>
  );
}
