-- A dish that a user keeps to log it again. Without a dish it was given up; the row stays, because its rev says since when.
create table favourites (
  user_id uuid not null,
  id uuid not null,
  dish json,
  rev bigint not null,
  primary key (user_id, id)
);
create index favourites_by_rev on favourites (user_id, rev);
