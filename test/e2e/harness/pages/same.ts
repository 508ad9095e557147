import { expect } from 'playwright/test';
import { DiaryPage } from './diary-page.ts';
import type { ServerTruth } from '../server-truth.ts';
import { type DiaryDay } from '#domain/diary/diary-day.ts';

/**
 * Waits until the server holds exactly what the screen shows of the open day, and nothing waits any more:
 * each dish once and in its place, the water, the goal and every weigh-in.
 */
export async function expectServerHasWhatShows(diary: DiaryPage, truth: ServerTruth, day?: DiaryDay): Promise<void> {
  await diary.drained();
  const date = day ?? (await diary.today());
  await expect(async () => {
    expect(await truth.day(date)).toEqual(await diary.seen());
    const weights = await truth.weights();
    const newest = weights.at(-1)?.date ?? date;
    expect(weights.map((each) => ({ day: DiaryPage.writtenDay(each.date, newest), kg: each.kg }))).toEqual(
      await diary.seenWeights(),
    );
  }).toPass({ timeout: 20_000 });
}
