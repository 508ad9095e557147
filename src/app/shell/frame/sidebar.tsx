import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import { shell } from '#app/text/shell/shell.ts';
import { Button } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/picture/icon.tsx';
import { Logo } from '#app/ui/picture/logo.tsx';
import { destinations } from './destinations.ts';
import { InstallEntry } from '#app/parts/install/install-entry.tsx';
import { NavLink } from './nav-link.tsx';
import { requestSignOut } from '#app/parts/requests/sign-out-request.ts';
import { useAddMeal } from './use-add-meal.ts';
import './sidebar.css';

const { diary, mealPlan, assistant, history, help, profile } = destinations;

/** The menu that stands at the side from 1024 px on, the add button first: there it covers nothing. */
export function Sidebar() {
  const add = useAddMeal();
  return (
    <nav className="sidebar" aria-label={shell.mainNavigation}>
      <div className="sidebar-logo">
        <Logo />
      </div>
      <Button tone="go" className="sidebar-add" aria-haspopup="dialog" onClick={add}>
        <Icon of={Plus} />
        {shell.addMeal}
      </Button>
      {[diary, mealPlan, assistant, history, help].map((destination) => (
        <NavLink key={destination.to} destination={destination} look="row" />
      ))}
      <div className="sidebar-foot">
        <InstallEntry />
        <NavLink destination={profile} look="row" />
        <button type="button" className="nav-link" onClick={requestSignOut}>
          <Icon of={LogOut} />
          {shell.signOut}
        </button>
      </div>
    </nav>
  );
}
