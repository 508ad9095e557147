import { readDayGlance } from '../../../../db/day-glance.ts';
import { useAccess } from '../../../../db/hooks/use-access.ts';
import { useOnline } from '../../../../db/hooks/use-online.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TrialBanner } from './trial-banner.tsx';

/** The trial banner; its place is kept while the device is about to learn how the trial stands. */
export function Trial() {
  const access = useAccess();
  const online = useOnline();
  if (access) return <TrialBanner trial={access.trial} />;
  return (readDayGlance()?.banner ?? online) ? <Skeleton height="4.25rem" /> : null;
}
