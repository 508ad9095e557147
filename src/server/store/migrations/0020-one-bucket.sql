-- Look-ups by what was asked of all users until now, and indexes that no longer begin with a time: those of a moment would all lie at one
-- end of them, on one machine. They begin with one of sixteen buckets, the last digit of a user's id or the first of a key's hash, and
-- whatever is due or old is read one bucket after the other.

-- By which address whose account signs in. A row may say more than is so while an address changes, until `until_ms`, never less.
create table email_owners (
  email text not null,
  user_id uuid not null,
  given_ms bigint not null,
  until_ms bigint,
  primary key (email, user_id)
);
create index email_owners_unsettled on email_owners (left(md5(email), 1), until_ms) where until_ms is not null;
insert into email_owners (email, user_id, given_ms) select lower(email), user_id, coalesce(email_ms, created_ms) from users where email is not null and not is_anonymous on conflict do nothing;
drop index users_by_email;

-- To whom a number is on its way, and from when on it is theirs.
create table pending_phones (
  phone text not null,
  user_id uuid not null,
  effective_ms bigint not null,
  primary key (phone, user_id)
);
insert into pending_phones (phone, user_id, effective_ms) select pending_phone, user_id, coalesce(pending_phone_ms, 0) from users where pending_phone is not null on conflict do nothing;
drop index users_by_pending_phone;

-- Whose diaries an account has taken in: their sessions say so, and go with it.
create table merged_users (
  user_id uuid not null,
  merged_id uuid not null,
  primary key (user_id, merged_id)
);
insert into merged_users (user_id, merged_id) select distinct merged_into, user_id from sessions where merged_into is not null on conflict do nothing;

create index idempotency_bodies_by_bucket on idempotency (right(user_id::text, 1), created_ms) where body is not null;
drop index idempotency_bodies_by_age;
create index uploads_by_bucket on uploads (right(user_id::text, 1), created_ms);
drop index uploads_by_age;
create index reminders_due on reminders (right(user_id::text, 1), next_ms) where next_ms is not null;
drop index reminders_by_next;
create index reminders_seen on reminders (right(user_id::text, 1), seen_ms);
drop index reminders_by_age;
create index orders_due on orders (right(user_id::text, 1), check_ms) where check_ms is not null;
drop index orders_by_check;
create index memberships_due on memberships (right(user_id::text, 1), next_ms) where next_ms is not null;
drop index memberships_by_next;
create index memberships_done on memberships (right(user_id::text, 1)) where next_ms is null and card is not null;
drop index memberships_idle;
create index account_changes_due on account_changes (right(user_id::text, 1), undo_until_ms) where kind = 'phone' and applied_ms is null and undone_ms is null;
drop index account_changes_held;
create index account_changes_former on account_changes (right(user_id::text, 1), undo_until_ms) where former_password is not null or former_email is not null;
create index account_changes_seen on account_changes (right(user_id::text, 1), at_ms);
create index second_factors_lost on second_factors (right(user_id::text, 1), recovery_ms) where recovery_ms is not null;
create index sessions_unused on sessions (right(user_id::text, 1), ends_ms);
create index sessions_replaced on sessions (right(user_id::text, 1), expires_ms) where expires_ms is not null;
create index sessions_ended on sessions (right(user_id::text, 1)) where ended_by is not null;

create index undo_owners_over on undo_owners (left(md5(token_hash), 1), until_ms);
create index sms_codes_over on sms_codes (left(md5(phone), 1), sent_ms);
create index sms_sendings_over on sms_sendings (left(md5(verification_id::text), 1), sent_ms);
create index sms_numbers_over on sms_numbers (left(md5(phone), 1), asked_ms);
create index wrong_codes_over on wrong_codes (left(md5(phone), 1), at_ms);
create index rate_windows_over on rate_windows (left(md5(bucket), 1), ends_ms);
create index product_cache_over on product_cache (left(md5(barcode), 1), told_ms);
drop index product_cache_by_age;
