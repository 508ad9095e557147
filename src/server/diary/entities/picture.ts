import { uploads } from '#server/store/tables/diary-tables.ts';
import { part } from '../core/load.ts';
import { diaryTable, type DiaryTable } from '../core/table.ts';

/** Pictures that have come, of which only the name is read here. */
export const pictures: DiaryTable<{ name: string }> = diaryTable<{ name: string }>({
  table: uploads,
  key: ['name'],
  space: 'none',
  merging: 'moved',
});

export const picturesNamed = part<{ names: string[] }, { name: string }>({
  name: 'pictures',
  into: pictures,
  types: ['text[]'],
  values: ({ names }) => [names],
  sql: (names) => `select u.name from uploads u where u.user_id = $1::uuid and u.name = any(${names})`,
});

export const picture = { tables: [pictures], rules: {} };
