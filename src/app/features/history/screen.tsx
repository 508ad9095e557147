import { destinations } from '../../shell/destinations.ts';
import { NotYet } from '../../shell/not-yet.tsx';
import { shell } from '../../text/shell.ts';

/** The history of days, until it is built. */
export function Screen() {
  return <NotYet title={shell.history} icon={destinations.history.icon} text={shell.notYet.history} />;
}
