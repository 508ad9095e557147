-- One question to the assistant with its answer; a row never changes. Its rev is its place among the user's.
create table conversations (
  user_id uuid not null,
  id uuid not null,
  user_message text not null,
  assistant_response text not null,
  conversation_id uuid not null,
  source text not null,
  created_ms bigint not null,
  rev bigint not null,
  primary key (user_id, id)
);
create index conversations_by_rev on conversations (user_id, rev);
