import LogOut from 'lucide-react/icons/log-out';
import { destinations } from '../../shell/destinations.ts';
import { NotYet } from '../../shell/not-yet.tsx';
import { requestSignOut } from '../../shell/sign-out-request.ts';
import { setTheme, useTheme, type Theme } from '../../shell/theme.ts';
import { shell } from '../../text/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Segmented } from '../../ui/segmented.tsx';

const themes: readonly Theme[] = ['system', 'light', 'dark'];

/** The profile, until it is built: colours and sign-out are here already. */
export function Screen() {
  const theme = useTheme();
  return (
    <NotYet title={shell.profile} icon={destinations.profile.icon} text={shell.notYet.profile}>
      <Card title={shell.appearance}>
        <Segmented
          legend={shell.appearance}
          value={theme}
          onChoose={setTheme}
          choices={themes.map((value) => ({ value, label: shell.themes[value] }))}
        />
      </Card>
      <Button wide onClick={requestSignOut}>
        <Icon of={LogOut} />
        {shell.signOut}
      </Button>
    </NotYet>
  );
}
