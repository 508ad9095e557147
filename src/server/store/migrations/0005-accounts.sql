-- Accounts: who has which phone, their passwords, the codes that prove a number, and sessions that are replaced.

-- Look-ups from what a person types to the user.
create table phones (
  phone text primary key,
  user_id uuid not null
);
create index phones_by_user on phones (user_id);
-- An address of e-mail is not proven, so that two users may give the same; the password tells them apart.
create index users_by_email on users (lower(email)) where email is not null;

create table passwords (
  user_id uuid primary key,
  hash text not null
);

-- Codes that were sent, for a day: limits count them. The requester is a user, or an address that nobody can read.
create table sms_codes (
  verification_id uuid primary key,
  phone text not null,
  requester text not null,
  code_hash text not null,
  sent_ms bigint not null,
  guesses_left integer not null,
  used boolean not null
);
create index sms_codes_by_phone on sms_codes (phone, sent_ms);

create table wrong_codes (
  phone text not null,
  requester text not null,
  at_ms bigint not null
);
create index wrong_codes_by_phone on wrong_codes (phone, requester);

-- When the trial of a number began, under a keyed hash: it outlives the account, the number does not.
create table trial_starts (
  phone_hash text primary key,
  started_ms bigint not null
);

-- What servers of this database share and nobody outside knows.
create table secrets (
  name text primary key,
  value text not null
);

alter table sessions add column id uuid not null default gen_random_uuid();
alter table sessions add column device text not null default '';
-- A replaced session lives a minute longer; that of a merged diary only says where the diary went.
alter table sessions add column expires_ms bigint;
alter table sessions add column confirmed_ms bigint;
alter table sessions add column merged_into uuid;

-- Six digits for a one-time sign-in token: at most one row of a code, at most ten minutes.
alter table link_tokens add column code text;
create unique index link_tokens_by_code on link_tokens (code) where code is not null;
