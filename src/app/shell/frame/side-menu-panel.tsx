import { Drawer } from '@base-ui/react/drawer';
import LogOut from 'lucide-react/icons/log-out';
import X from 'lucide-react/icons/x';
import { common } from '#app/text/common.ts';
import { shell } from '#app/text/shell/shell.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx';
import { destinations } from './destinations.ts';
import { InstallEntry } from '#app/parts/install/install-entry.tsx';
import { NavLink } from './nav-link.tsx';
import { requestSignOut } from '#app/parts/requests/sign-out-request.ts';
import './side-menu.css';

export interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

const { diary, mealPlan, history, assistant, help, profile } = destinations;

/** What `SideMenu` shows; import `SideMenu` instead. */
export function SideMenuPanel({ open, onClose }: SideMenuProps) {
  const leave = () => {
    onClose();
    requestSignOut();
  };
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()} swipeDirection="right">
      <Drawer.Portal>
        <Drawer.Backdrop className="side-menu-backdrop" />
        <Drawer.Viewport className="side-menu-viewport">
          <Drawer.Popup className="side-menu">
            <div className="side-menu-head">
              <Drawer.Title>
                <VisuallyHidden>{shell.mainNavigation}</VisuallyHidden>
                <Logo />
              </Drawer.Title>
              <IconButton icon={X} label={common.close} onClick={onClose} />
            </div>
            <Drawer.Content className="side-menu-body">
              <nav aria-label={shell.mainNavigation}>
                <h3>{shell.menu}</h3>
                {[diary, mealPlan, history, assistant].map((destination) => (
                  <NavLink key={destination.to} destination={destination} look="row" onClick={onClose} />
                ))}
                <h3>{shell.resources}</h3>
                <NavLink destination={help} look="row" onClick={onClose} />
              </nav>
              <div className="side-menu-foot">
                <InstallEntry />
                <NavLink destination={profile} look="row" onClick={onClose} />
                <button type="button" className="nav-link" onClick={leave}>
                  <Icon of={LogOut} />
                  {shell.signOut}
                </button>
              </div>
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
