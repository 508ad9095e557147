import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { keyRows } from '#server/diary/core/own-rows.ts';
import type { DiaryTable } from '#server/diary/core/table.ts';
import { TABLES } from '#server/diary/entities/registry.ts';
import { touchedDays } from '#server/diary/entities/touched-days.ts';
import { rowsInMemory, withRows, type MemoryDiary } from '#server/diary/memory-diary.ts';
import type { MemoryServer } from './memory-server.ts';

/**
 * Makes one diary part of another in memory. The server's own merge is SQL over the same tables; `test/api/diary/memory-diary.test.ts` proves
 * both alike.
 */
export function mergedDiary(former: MemoryDiary, account: MemoryDiary, nowMs: number): MemoryDiary {
  const dates = rowsInMemory(former, touchedDays)
    .map(({ date }) => date)
    .toSorted();
  const rev = account.user.rev + dates.length + 1;
  const revOfDay = new Map<DiaryDay, number>(dates.map((date, at) => [date, account.user.rev + at + 1]));
  const ownsPlan = TABLES.some((table) => table.merging === 'together' && rowsInMemory(account, table).length > 0);
  const merged = TABLES.reduce((diary, table) => {
    if (table.merging === 'renumbered')
      return withRows(
        diary,
        touchedDays,
        [...revOfDay].map(([date, at]) => ({ date, rev: at })),
      );
    if (table.merging === 'together' && ownsPlan) return diary;
    const revOf = (row: object) =>
      table.merging === 'with-its-day' && 'date' in row ? revOfDay.get(row.date as DiaryDay) : undefined;
    const own = new Set(rowsInMemory(account, table).map((row) => table.keyOf(row)));
    const come = rowsInMemory(former, table).filter((row) => !own.has(table.keyOf(row)));
    return withRows(
      diary,
      table,
      table.merging === 'moved' ? come : come.map((row) => renewed(table, row, revOf(row) ?? rev)),
    );
  }, account);
  return { ...merged, user: userOf(former, account, rev, nowMs), space: spaceOf(former, account) };
}

/** A replay names the revision that its key has from now on; a row is as old as the revision that it gets. */
function renewed(table: DiaryTable, row: object, rev: number): object {
  const stamped = { ...row, rev, ...('age' in row && { age: null }) };
  if (table.name !== keyRows.name || !('body' in row)) return stamped;
  const { body } = row;
  return typeof body === 'object' && body !== null && 'rev' in body ? { ...stamped, body: { ...body, rev } } : stamped;
}

/** The account's own profile; what it lacks is the other one's. */
function userOf({ user: former }: MemoryDiary, { user }: MemoryDiary, rev: number, nowMs: number): MemoryDiary['user'] {
  return {
    ...user,
    displayName: user.displayName ?? former.displayName,
    gender: user.gender ?? former.gender,
    age: user.age ?? former.age,
    height: user.height ?? former.height,
    targetWeight: user.targetWeight ?? former.targetWeight,
    fitnessGoal: user.fitnessGoal ?? former.fitnessGoal,
    activityLevel: user.activityLevel ?? former.activityLevel,
    pregnancy: user.pregnancy ?? former.pregnancy,
    rev,
    profileRev: rev,
    profileAge: null,
    updatedMs: nowMs,
  };
}

const spaceOf = ({ space: former }: MemoryDiary, { space }: MemoryDiary): MemoryDiary['space'] => ({
  ...space,
  keptRows: space.keptRows + former.keptRows,
  keptBytes: space.keptBytes + former.keptBytes,
});

/** The same with two users of a server. The first one's tokens are worth nothing afterwards. Returns the account's revision; once is as good as twice. */
export function mergeDiaries({ diaries, tokens }: MemoryServer, from: string, into: string, nowMs: number): number {
  const account = diaries.get(into);
  if (!account) throw new Error('There is no such account');
  const former = diaries.get(from);
  if (!former) return account.user.rev;
  const merged = mergedDiary(former, account, nowMs);
  diaries.set(into, merged);
  diaries.delete(from);
  for (const [token, uid] of tokens) if (uid === from) tokens.delete(token);
  return merged.user.rev;
}
