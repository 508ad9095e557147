import { expect, test } from 'vitest';
import { tableNames } from '#server/store/migrate.ts';
import { complaintAbout } from '#test/api/support/statements/keys-of-statement.ts';
import { spreadOfTables } from '#test/api/support/statements/recorded-statements.ts';

const spread = new Map([
  ['users', 'user_id'],
  ['meals', 'user_id'],
  ['sessions', 'user_id'],
  ['phones', 'phone'],
  ['server_state', null],
]);

test.each([
  'select * from meals where user_id = $1 and date = $2',
  'select (select generation from server_state), m.id from meals m where m.user_id = $1::uuid',
  'select u.rev from users u inner join meals m on m.user_id = u.user_id where u.user_id = $1',
  'insert into meals (id, user_id) values ($1, $2)',
  'insert into meals (user_id, id) select $1::uuid, r.id from json_to_recordset($2::json) as r(id uuid) on conflict do nothing',
  'insert into phones (phone, user_id) values ($1, $2)',
  'delete from users where user_id = $1',
  `with bumped as (update users set rev = $3 where user_id = $1 and exists (
     select from sessions s where s.user_id = $1 and s.token_hash = $2) returning 1),
   written as (insert into meals (user_id, id) select $1, $4 from bumped) select 1 from bumped`,
  'select * from server_state',
  'delete from meals where right(meals.user_id::text, 1) = $1 and date < $2',
  'delete from phones where left(md5(phone), 1) = $1',
  `delete from sessions s where right(s.user_id::text, 1) = $1 and not exists (
     select from users u where u.user_id = s.user_id and u.rev = $2)`,
  'begin',
])('is pinned to one key: %s', (text) => {
  expect(complaintAbout(text, spread)).toBeNull();
});

test.each([
  ['select * from meals where id = $1', 'no meals.user_id'],
  ['delete from sessions where token_hash = $1', 'no sessions.user_id'],
  ['select * from meals where user_id = any($1)', 'no meals.user_id'],
  ['select * from meals where user_id = $1 or id = $2', 'no meals.user_id'],
  ['select * from users u inner join meals m on m.user_id = u.user_id', 'no users.user_id, meals.user_id'],
  ['select * from users where user_id = $1 and exists (select from meals where id = $2)', 'no meals.user_id'],
  ['update users set rev = 1 where user_id = (select user_id from phones where phone = $1)', 'no users.user_id'],
  [
    'insert into meals (user_id, id) select $1, id from meals where user_id = $2',
    'several keys: user_id = param 1, user_id = param 2',
  ],
  ['insert into meals (user_id, id) values ($1, $2), ($3, $4)', 'no meals.user_id'],
  [
    'select * from users u, phones p where u.user_id = $1 and p.phone = $2',
    'several keys: user_id = param 1, phones = param 2',
  ],
  ['delete from meals where right(id::text, 1) = $1', 'no meals.user_id'],
  ['delete from meals where right(user_id::text, 1) = $1 or date < $2', 'no meals.user_id'],
  [
    'select * from meals m, phones p where right(m.user_id::text, 1) = $1 and p.id = $2',
    'no meals.user_id, phones.phone',
  ],
  ['update meals set user_id = $2 where user_id = $1', 'moves meals.user_id'],
  [
    'insert into phones (phone, user_id) values ($1, $2) on conflict (phone) do update set phone = $1, user_id = $2',
    'moves phones.phone',
  ],
  ['select * from nowhere', 'no nowhere (unknown).'],
])('is not: %s', (text, complaint) => {
  expect(complaintAbout(text, spread)).toBe(complaint);
});

test('every table is spread by something, or whole on each machine', async () => {
  expect([...(await spreadOfTables()).keys()].toSorted()).toEqual([...tableNames(), 'migrations'].toSorted());
});
