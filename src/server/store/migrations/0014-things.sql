-- A value under a name and a key, whose last word wins. Without a value it was deleted; the row stays, because its rev says since when.
create table things (
  user_id uuid not null,
  name text not null,
  key text not null,
  value json,
  rev bigint not null,
  primary key (user_id, name, key)
);
create index things_by_rev on things (user_id, rev);
