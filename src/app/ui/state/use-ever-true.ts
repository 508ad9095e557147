import { useState } from 'react';

/** Whether `now` has been true since the component appeared: keeps a dialog mounted while it closes. */
export function useEverTrue(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return now || ever;
}
