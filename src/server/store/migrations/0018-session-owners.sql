-- A session lies with its user; whose a token is says a look-up of its own. So the statement that writes a diary reads nothing but rows of
-- its user, and a token is looked up once a process.
create table session_owners (
  token_hash text primary key,
  user_id uuid not null
);
insert into session_owners (token_hash, user_id) select token_hash, user_id from sessions on conflict do nothing;
alter table sessions drop constraint sessions_pkey, add constraint sessions_of_user primary key (user_id, token_hash);
drop index sessions_by_user;
