-- What the macro goals are a share of: kcal and g as they were last set on purpose. Null: these very goals.
alter table goals add column basis json;

-- Whatever a client notes about an exchange; the talk's name is any text. A deleted exchange keeps its place without its words.
alter table conversations alter column conversation_id type text;
alter table conversations alter column source drop not null;
alter table conversations add column metadata json;
alter table conversations add column deleted boolean not null default false;
create index conversations_by_talk on conversations (user_id, conversation_id);

-- A talk that was deleted, or brought back, and since when it is so. Exchanges of a deleted one that come late are not kept.
create table talk_marks (
  user_id uuid not null,
  conversation_id text not null,
  deleted boolean not null,
  rev bigint not null,
  primary key (user_id, conversation_id)
);
create index talk_marks_by_rev on talk_marks (user_id, rev);
