import { shell } from '../../text/shell.ts';

/** Entries that wait or were refused. */
export function Screen() {
  return <h1>{shell.outbox}</h1>;
}
