-- What a device wants to be reminded of, and where its browser takes messages. next_ms is when the next one is due.
create table reminders (
  user_id uuid not null,
  device uuid not null,
  token_hash text not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  time_zone text not null,
  settings json not null,
  next_ms bigint,
  seen_ms bigint not null,
  primary key (user_id, device)
);
create index reminders_by_next on reminders (next_ms) where next_ms is not null;
create index reminders_by_age on reminders (seen_ms);

-- By which key pair push services know this installation, where the settings name none.
create table push_keys (
  singleton boolean primary key default true check (singleton),
  public_key text not null,
  private_key text not null
);
