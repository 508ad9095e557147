-- Spreads the tables over the machines of a Citus cluster. Once, with psql as the owner, after the first server has made the tables and
-- before anybody writes; the server itself then runs as it is. The test of the statements reads this file: it says by which key each
-- table is asked for.

-- Whole on every machine: a few rows that everybody reads and nearly nobody writes.
select create_reference_table('server_state');
select create_reference_table('secrets');
select create_reference_table('push_keys');
select create_reference_table('migrations');

-- A person's rows lie together.
select create_distributed_table('users', 'user_id');
select create_distributed_table('plans', 'user_id', colocate_with => 'users');
select create_distributed_table('goals', 'user_id', colocate_with => 'users');
select create_distributed_table('weights', 'user_id', colocate_with => 'users');
select create_distributed_table('days', 'user_id', colocate_with => 'users');
select create_distributed_table('meals', 'user_id', colocate_with => 'users');
select create_distributed_table('water', 'user_id', colocate_with => 'users');
select create_distributed_table('favourites', 'user_id', colocate_with => 'users');
select create_distributed_table('conversations', 'user_id', colocate_with => 'users');
select create_distributed_table('talk_marks', 'user_id', colocate_with => 'users');
select create_distributed_table('things', 'user_id', colocate_with => 'users');
select create_distributed_table('idempotency', 'user_id', colocate_with => 'users');
select create_distributed_table('uploads', 'user_id', colocate_with => 'users');
select create_distributed_table('reminders', 'user_id', colocate_with => 'users');
select create_distributed_table('passwords', 'user_id', colocate_with => 'users');
select create_distributed_table('account_changes', 'user_id', colocate_with => 'users');
select create_distributed_table('orders', 'user_id', colocate_with => 'users');
select create_distributed_table('memberships', 'user_id', colocate_with => 'users');
select create_distributed_table('passkeys', 'user_id', colocate_with => 'users');
select create_distributed_table('passkey_handles', 'user_id', colocate_with => 'users');
select create_distributed_table('second_factors', 'user_id', colocate_with => 'users');
select create_distributed_table('sessions', 'user_id', colocate_with => 'users');
select create_distributed_table('merged_users', 'user_id', colocate_with => 'users');

-- Look-ups, each by what is looked up.
select create_distributed_table('session_owners', 'token_hash', colocate_with => 'none');
select create_distributed_table('passkey_owners', 'credential_id', colocate_with => 'none');
select create_distributed_table('undo_owners', 'token_hash', colocate_with => 'none');
select create_distributed_table('upload_names', 'name', colocate_with => 'none');
select create_distributed_table('phones', 'phone', colocate_with => 'none');
select create_distributed_table('pending_phones', 'phone', colocate_with => 'phones');
select create_distributed_table('email_owners', 'email', colocate_with => 'none');
select create_distributed_table('bank_payments', 'bank_id', colocate_with => 'none');
select create_distributed_table('trial_starts', 'phone_hash', colocate_with => 'none');
select create_distributed_table('rate_windows', 'bucket', colocate_with => 'none');
select create_distributed_table('step_counts', 'step', colocate_with => 'none');
select create_distributed_table('product_cache', 'barcode', colocate_with => 'none');

-- Messages and guesses of a number.
select create_distributed_table('sms_numbers', 'phone', colocate_with => 'none');
select create_distributed_table('sms_codes', 'phone', colocate_with => 'sms_numbers');
select create_distributed_table('wrong_codes', 'phone', colocate_with => 'sms_numbers');
select create_distributed_table('sms_sendings', 'verification_id', colocate_with => 'none');

-- Steps of a sign-in: rows that live for minutes and are looked up by several things. All of them stay on one machine.
select citus_add_local_table_to_metadata('link_tokens');
select citus_add_local_table_to_metadata('arrivals');
select citus_add_local_table_to_metadata('pairings');
select citus_add_local_table_to_metadata('passkey_challenges');
select citus_add_local_table_to_metadata('sign_in_tickets');
select citus_add_local_table_to_metadata('sandbox_payments');
