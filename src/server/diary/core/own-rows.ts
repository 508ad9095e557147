import { selectList } from '#server/store/columns.ts';
import { SESSION_STANDS } from '#server/store/tables/account-tables.ts';
import { idempotency, type IdempotencyRow } from '#server/store/tables/diary-tables.ts';
import { spaces, type SpaceRow } from '#server/store/tables/space-table.ts';
import { byKey, part, type Part } from './load.ts';
import { diaryTable, type DiaryTable } from './table.ts';

// What the engine itself keeps and asks of a user, beside the things of the diary.

/** Answers by idempotency key. */
export const keyRows: DiaryTable<IdempotencyRow> = diaryTable<IdempotencyRow>({
  table: idempotency,
  key: ['key'],
  space: 'none',
  merging: 'by-key',
});
export const keysNamed: Part<{ keys: string[] }, IdempotencyRow> = byKey(keyRows);

/** Those of the asked tokens that are the user's and valid. */
export const sessionsThatStand = part<{ tokenHashes: string[] }, { tokenHash: string }>({
  name: 'sessions',
  types: ['text[]'],
  values: ({ tokenHashes }) => [tokenHashes],
  sql: (hashes) => `select s.token_hash as "tokenHash" from sessions s
    where s.user_id = $1::uuid and s.token_hash = any(${hashes}) and ${SESSION_STANDS}`,
});

/** What the user takes up. */
export const spaceUsed = part<Record<never, never>, SpaceRow>({
  name: 'space',
  types: [],
  values: () => [],
  sql: () => `select ${selectList(spaces, 's')} from users s where s.user_id = $1::uuid`,
});
