import { useLiveOf, type LiveQuery } from '#device/diary/live.ts';
import { readRecommendations } from './recommendations.ts';
import { useAccess } from '#device/session/access/use-access.ts';

/** Whether recommendations show: wanted, and open by PRO or the trial. Undefined until the device has answered. */
export function useRecommendations(): boolean | undefined {
  const wanted = useLiveOf(recommendationsQuery);
  const access = useAccess();
  if (access && !access.hasAccess) return false;
  return access && wanted;
}

/** What `useRecommendations` asks of the store. */
export const recommendationsQuery: LiveQuery<boolean> = { key: 'recommendations', query: readRecommendations };
