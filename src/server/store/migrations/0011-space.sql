-- What a user takes up: rows and bytes that stay, and what was written on the day that is named.
alter table users
  add column kept_rows bigint not null default 0,
  add column kept_bytes bigint not null default 0,
  add column written_on date,
  add column day_rows bigint not null default 0,
  add column day_bytes bigint not null default 0,
  add column day_talks integer not null default 0;
-- What is there already, as it lies on the disk.
update users u set kept_rows = n.rows, kept_bytes = n.bytes from (
  select user_id, count(*) as rows, sum(size) as bytes from (
    select user_id, pg_column_size(t.*) as size from meals t
    union all select user_id, pg_column_size(t.*) from water t
    union all select user_id, pg_column_size(t.*) from conversations t
    union all select user_id, pg_column_size(t.*) from favourites t
    union all select user_id, 200 from idempotency
    union all select user_id, octet_length(bytes) from uploads
  ) sizes group by user_id
) n where n.user_id = u.user_id;
