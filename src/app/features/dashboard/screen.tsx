import { shell } from '../../text/shell.ts';

/** The diary. */
export function Screen() {
  return <h1>{shell.diary}</h1>;
}
