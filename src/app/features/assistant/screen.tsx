import { destinations } from '../../shell/destinations.ts';
import { NotYet } from '../../shell/not-yet.tsx';
import { shell } from '../../text/shell.ts';

/** The assistant, until it is built. */
export function Screen() {
  return <NotYet title={shell.assistant} icon={destinations.assistant.icon} text={shell.notYet.assistant} />;
}
