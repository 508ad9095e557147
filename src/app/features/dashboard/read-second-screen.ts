import { marksBeforeQuery } from '#device/body/use-expenditure.ts';
import { dayWaterQuery } from '#device/diary/hooks/use-day-water.ts';
import { thingQuery } from '#device/diary/hooks/use-things.ts';
import { userQuery } from '#device/diary/hooks/use-user.ts';
import { weightsQuery } from '#device/diary/hooks/use-weights.ts';
import { askTogether } from '#device/diary/live.ts';
import { patiently } from '#device/diary/reads/read-day.ts';
import { recommendationsQuery } from '#device/food/hooks/use-recommendations.ts';
import { keptPhotosQuery } from '#device/photos/use-kept-photos.ts';
import type { DiaryDay } from '#domain/diary/diary-day.ts';

const READ = ['days', 'weights', 'user', 'kv', 'outbox', 'photos', 'things'] as const;

/** Reads what stands around the day, as `readDay` reads the day itself. */
export const readSecondScreen = (day: DiaryDay): Promise<void> =>
  patiently(
    askTogether(READ, [
      dayWaterQuery(day),
      weightsQuery,
      userQuery,
      keptPhotosQuery,
      recommendationsQuery,
      thingQuery('fasting', 'current'),
      thingQuery('day-marks', day),
      marksBeforeQuery(day),
    ]),
  );
