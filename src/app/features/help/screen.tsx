import { destinations } from '../../shell/destinations.ts';
import { NotYet } from '../../shell/not-yet.tsx';
import { shell } from '../../text/shell.ts';

/** The help pages, until they are built. */
export function Screen() {
  return <NotYet title={shell.help} icon={destinations.help.icon} text={shell.notYet.help} />;
}
