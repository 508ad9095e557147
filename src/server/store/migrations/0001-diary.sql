-- Every instant is epoch milliseconds (bigint), every day a calendar day without a zone.
-- Tables of a user's things have a key that begins with user_id. There are no foreign keys between them:
-- every write of a user first updates that user's row, which fails once the account is gone.

create table server_state (
  singleton boolean primary key default true check (singleton),
  generation uuid not null,
  epoch bigint not null,
  running boolean not null
);

create table users (
  user_id uuid primary key,
  rev bigint not null,
  profile_rev bigint not null,
  created_ms bigint not null,
  updated_ms bigint not null,
  email text,
  phone_number text,
  display_name text,
  is_anonymous boolean not null,
  was_asked_password boolean not null,
  gender text,
  age integer,
  height double precision,
  target_weight double precision,
  fitness_goal text,
  activity_level text,
  trial_started_ms bigint,
  premium_until_ms bigint,
  auto_renew boolean not null
) with (fillfactor = 80);

create table plans (
  user_id uuid primary key,
  plan_id uuid not null,
  diet_id text not null,
  goal text not null,
  activity_level text not null,
  initial_weight double precision not null,
  target_weight double precision not null,
  start_date date not null,
  end_date date not null,
  rev bigint not null
);

create table goals (
  user_id uuid not null,
  date date not null,
  calories double precision not null,
  carbs double precision not null,
  fats double precision not null,
  proteins double precision not null,
  water_goal double precision not null,
  rev bigint not null,
  primary key (user_id, date)
);

-- A weigh-in that was taken back stays, without its weight.
create table weights (
  user_id uuid not null,
  date date not null,
  weight double precision,
  at_ms bigint not null,
  rev bigint not null,
  primary key (user_id, date)
);
create index weights_by_rev on weights (user_id, rev);

-- A day has a row once anything of it was touched. Its rev has no index: every write of the day would have to
-- move it there, while reading a user's days of ten years by their key takes half a millisecond.
create table days (
  user_id uuid not null,
  date date not null,
  rev bigint not null,
  primary key (user_id, date)
) with (fillfactor = 70);

-- A deleted entry stays for ever as an emptied row: the tombstone.
create table meals (
  user_id uuid not null,
  id uuid not null,
  date date not null,
  deleted boolean not null,
  title text not null,
  image_url text not null,
  picture text,
  calories double precision not null,
  proteins double precision not null,
  carbs double precision not null,
  fats double precision not null,
  meal_type text not null,
  meal_id text,
  seconds bigint not null,
  nanoseconds integer not null,
  amount double precision,
  unit text,
  ingredients json not null,
  rev bigint not null,
  primary key (user_id, id)
);
create index meals_by_day on meals (user_id, date) where not deleted;
create index meals_by_picture on meals (user_id, picture) where picture is not null;

create table water (
  user_id uuid not null,
  id text not null,
  date date not null,
  ml double precision not null,
  rev bigint not null,
  primary key (user_id, id)
);
create index water_by_day on water (user_id, date);

-- The key and its rev stay for ever, the body for 90 days.
create table idempotency (
  user_id uuid not null,
  key text not null,
  payload_hash text not null,
  status integer not null,
  body json,
  rev bigint not null,
  created_ms bigint not null,
  primary key (user_id, key)
);
create index idempotency_bodies_by_age on idempotency (created_ms) where body is not null;

create table uploads (
  user_id uuid not null,
  name text not null,
  bytes bytea not null,
  created_ms bigint not null,
  primary key (user_id, name)
);
create index uploads_by_age on uploads (created_ms);

-- Look-ups from what a request brings to the user that it belongs to.

create table upload_names (
  name text primary key,
  user_id uuid not null
);

create table sessions (
  token_hash text primary key,
  user_id uuid not null,
  created_ms bigint not null
);
create index sessions_by_user on sessions (user_id);

create table link_tokens (
  token_hash text primary key,
  user_id uuid not null,
  expires_ms bigint not null
);
create index link_tokens_by_user on link_tokens (user_id);

-- Keys of requests that made a user: a lost answer finds the same user again for ten minutes.
create table arrivals (
  key_hash text primary key,
  payload_hash text not null,
  user_id uuid not null,
  created_ms bigint not null
);

create table rate_windows (
  bucket text primary key,
  used integer not null,
  ends_ms bigint not null
);

create table step_counts (
  date date not null,
  step text not null,
  visits bigint not null,
  primary key (date, step)
);
