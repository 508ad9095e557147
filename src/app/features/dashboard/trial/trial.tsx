import { useAccess } from '../../../../db/hooks/use-access.ts';
import { TrialBanner } from './trial-banner.tsx';

/** The trial banner, once the device knows how the trial stands. */
export function Trial() {
  const access = useAccess();
  return access ? <TrialBanner trial={access.trial} /> : null;
}
