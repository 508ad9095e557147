-- What is looked up by something else than its user has a look-up of its own, keyed by just that; the rows themselves lie with their user,
-- or with the number that they are about.

create table passkey_owners (
  credential_id text primary key,
  user_id uuid not null
);
insert into passkey_owners (credential_id, user_id) select credential_id, user_id from passkeys on conflict do nothing;
alter table passkeys drop constraint passkeys_credential_id_key;
alter table passkeys drop constraint passkeys_pkey, add constraint passkeys_of_user primary key (user_id, id);
drop index passkeys_by_user;
-- Random, and compared with the user's own alone.
alter table passkey_handles drop constraint passkey_handles_handle_key;

-- Whose a link out of a message is that takes a change back.
create table undo_owners (
  token_hash text primary key,
  user_id uuid not null,
  until_ms bigint not null
);
insert into undo_owners (token_hash, user_id, until_ms) select undo_token_hash, user_id, undo_until_ms from account_changes on conflict do nothing;
alter table account_changes drop constraint account_changes_undo_token_hash_key;

-- To which number a code was sent.
create table sms_sendings (
  verification_id uuid primary key,
  phone text not null,
  sent_ms bigint not null
);
insert into sms_sendings (verification_id, phone, sent_ms) select verification_id, phone, sent_ms from sms_codes on conflict do nothing;
alter table sms_codes drop constraint sms_codes_pkey, add constraint sms_codes_of_phone primary key (phone, verification_id);
-- One row a number, so that its codes are drawn one after the other.
create table sms_numbers (
  phone text primary key,
  asked_ms bigint not null
);
alter table wrong_codes add column id uuid not null default gen_random_uuid();
alter table wrong_codes add constraint wrong_codes_of_phone primary key (phone, id);
