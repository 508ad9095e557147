-- Money: whole tetri. An order outlives its account without a name in it: what was paid has to stand in the books.
create table orders (
  user_id uuid not null,
  order_id uuid not null,
  kind text not null,
  state text not null,
  provider text not null,
  amount_tetri integer not null,
  currency text not null,
  created_ms bigint not null,
  bank_id text,
  redirect_url text,
  paid_ms bigint,
  from_ms bigint,
  until_ms bigint,
  refunded_ms bigint,
  card_mask text,
  -- When to ask the bank, and how often it was asked since the order last changed.
  check_ms bigint,
  checks integer not null default 0,
  primary key (user_id, order_id)
);
create index orders_by_check on orders (check_ms) where check_ms is not null;

-- Look-up from what a bank calls a payment to the order that it is for.
create table bank_payments (
  bank_id text primary key,
  user_id uuid not null,
  order_id uuid not null
);

-- Whoever has paid once: the day on which their months begin, the card that the bank keeps for them, and the next charge.
create table memberships (
  user_id uuid primary key,
  provider text not null,
  anchor_day integer not null,
  card text,
  card_mask text,
  next_ms bigint,
  declined integer not null default 0,
  -- For which charge a reminder was sent.
  reminded_ms bigint
);
create index memberships_by_next on memberships (next_ms) where next_ms is not null;
-- Cards that nothing will be charged to.
create index memberships_idle on memberships (user_id) where next_ms is null and card is not null;

-- The bank that stands in where no real one is set up.
create table sandbox_payments (
  bank_id uuid primary key,
  order_id uuid not null unique,
  state text not null,
  amount_tetri integer not null,
  currency text not null,
  card text,
  created_ms bigint not null
);
