import { readDayGlance } from '#device/diary/reads/day-glance.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useOnline } from '#device/platform/use-online.ts';
import type { DiaryDay } from '#domain/diary-day.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { pauseBanner, useBannerPaused } from './banner-pause.ts';
import { TrialBanner } from './trial-banner.tsx';

/** The trial banner, unless it was put away for today; its place is kept while the device is about to learn how the trial stands. */
export function Trial({ today }: { today: DiaryDay }) {
  const access = useAccess();
  const online = useOnline();
  if (useBannerPaused(today)) return null;
  if (access) return <TrialBanner trial={access.trial} onHide={() => pauseBanner(today)} />;
  return (readDayGlance()?.banner ?? online) ? <Skeleton height="4.25rem" /> : null;
}
