-- Passkeys: of each only the public half is kept. A challenge is answered once, within minutes.
create table passkeys (
  id uuid primary key,
  user_id uuid not null,
  -- What the authenticator calls it, and its public key (COSE): base64url.
  credential_id text not null unique,
  public_key text not null,
  -- How often the authenticator says that it was used; 0 for ever where it does not count.
  counter bigint not null,
  -- How the authenticator can be reached, for the browser's dialog.
  transports json not null,
  name text not null,
  created_ms bigint not null,
  used_ms bigint
);
create index passkeys_by_user on passkeys (user_id);

-- What authenticators know a user by: random, so that it says nothing anywhere else.
create table passkey_handles (
  user_id uuid primary key,
  handle text not null unique
);

create table passkey_challenges (
  id uuid primary key,
  challenge text not null,
  purpose text not null,
  -- Whose answer alone counts; null: whoever the passkey belongs to.
  user_id uuid,
  expires_ms bigint not null
);

-- Who wants a second factor at each sign-in; without a row it is off.
create table second_factors (
  user_id uuid primary key,
  mode text not null,
  set_ms bigint not null,
  -- When the factor ends because somebody who proved the number has lost it; null: it does not.
  recovery_ms bigint
);

-- Sign-ins of which the first half is proven.
create table sign_in_tickets (
  ticket_hash text primary key,
  user_id uuid not null,
  proven text not null,
  expires_ms bigint not null,
  tries_left integer not null
);
create index sign_in_tickets_by_user on sign_in_tickets (user_id);
