import type { DiaryDay } from '#domain/diary/diary-day.ts';
import type { GoalsChange } from '#domain/body/goals.ts';
import { writeDiary } from './write-diary.ts';

/** Changes the goals from `day` on; days before keep theirs. */
export async function changeGoals(day: DiaryDay, change: GoalsChange): Promise<void> {
  await writeDiary((_tx, record) => record({ kind: 'goals.change', date: day, change }));
}
