-- Who may change an account: numbers and passwords that were replaced can be taken back, sessions end, devices are let in by approval.

-- When the address was given: of several users with one address the first ones sign in by it.
alter table users add column email_ms bigint;
update users set email_ms = created_ms where email is not null;
-- A proven number that replaces the account's own one from then on.
alter table users add column pending_phone text;
alter table users add column pending_phone_ms bigint;
create index users_by_pending_phone on users (pending_phone) where pending_phone is not null;

-- When it ends unless it is used before; what is there already has a year from now on.
alter table sessions add column ends_ms bigint;
update sessions set ends_ms = (extract(epoch from now()) * 1000)::bigint + 31536000000;
-- How the person last proved to be there.
alter table sessions add column confirmed_by text;
-- The change that ended it: the row stays for as long as that can be taken back, and is good for nothing else.
alter table sessions add column ended_by uuid;

-- Six digits are no longer enough.
delete from link_tokens where code is not null;
drop index link_tokens_by_code;
alter table link_tokens drop column code;

-- One device lets another one in: the other one claims it, then it is approved.
create table pairings (
  id uuid primary key,
  user_id uuid not null,
  -- The session that made it: when that one signs out, the pairing is over.
  session_id uuid not null,
  token_hash text not null unique,
  code_hash text not null unique,
  expires_ms bigint not null,
  claim_hash text unique,
  device text,
  approved boolean,
  used boolean not null default false
);
create index pairings_by_user on pairings (user_id);

-- Numbers, passwords and addresses that were changed, with what stood there before.
create table account_changes (
  user_id uuid not null,
  id uuid not null,
  kind text not null,
  at_ms bigint not null,
  undo_until_ms bigint not null,
  -- The session that made it, how it had been confirmed, and its device.
  session_id uuid not null,
  confirmed_by text,
  device text not null,
  undo_token_hash text not null unique,
  former_password text,
  former_email text,
  applied_ms bigint,
  undone_ms bigint,
  primary key (user_id, id)
);
-- Numbers that wait for their day.
create index account_changes_held on account_changes (undo_until_ms) where kind = 'phone' and applied_ms is null and undone_ms is null;
