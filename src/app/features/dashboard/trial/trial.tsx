import { readDayGlance } from '#device/diary/reads/day-glance.ts';
import { useAccess } from '#device/session/access/use-access.ts';
import { useOnline } from '#device/platform/use-online.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { Skeleton } from '#app/ui/feedback/skeleton.tsx';
import { pauseBanner, useBannerPaused } from './banner-pause.ts';
import { TrialBanner } from './trial-banner.tsx';
import { trialWords } from './trial-words.ts';

/**
 * The trial banner, unless it was put away for today; nothing for premium users. What the page has shown since its first
 * paint stays until the device has answered; its place is kept while the device is about to learn how the trial stands.
 */
export function Trial({ today }: { today: DiaryDay }) {
  const access = useAccess();
  const online = useOnline();
  if (useBannerPaused(today)) return null;
  const glance = access ? null : readDayGlance();
  const said = access ? trialWords(access.trial) : glance?.day === today && glance.banner;
  if (said) return <TrialBanner said={said} onHide={() => pauseBanner(today)} />;
  return !access && (glance ? glance.banner : online) ? <Skeleton height="4.25rem" /> : null;
}
