import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { expect, test } from 'vitest';

test('the tests of the device run on Dexie as it is shipped: without the questions and hooks that nobody uses', async () => {
  const db = new Dexie('lean', { cache: 'disabled' });
  db.version(1).stores({ rows: 'id, day' });
  await db.open();

  expect('notEqual' in db.table('rows').where('day')).toBe(false);
  await db.table('rows').bulkPut([
    { id: 'a', day: '2026-01-01' },
    { id: 'b', day: '2026-01-02' },
  ]);
  expect(await db.table('rows').where('day').startsWith('2026-01').primaryKeys()).toEqual(['a', 'b']);
  expect(await db.table('rows').where('day').anyOf(['2026-01-02']).primaryKeys()).toEqual(['b']);
  db.close();
});
