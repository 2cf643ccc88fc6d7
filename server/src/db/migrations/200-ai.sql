-- A conversation belongs to a member, or to a visitor's browser (hash of its cookie).
create table ai_chat (
  id text primary key,
  uid bigint references member on delete cascade,
  visitor text,
  title text not null,
  pinned boolean not null default false,
  share text unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check ((uid is null) <> (visitor is null))
);
create index ai_chat_member on ai_chat (uid, updated_at desc) where uid is not null;
create index ai_chat_visitor on ai_chat (visitor, updated_at desc) where visitor is not null;

create table ai_message (
  chat_id text not null references ai_chat on delete cascade,
  id text not null,
  place integer not null,
  -- The first version of an answer that was asked for anew.
  version_of text,
  task_id text not null,
  question text not null,
  mode text not null,
  status text not null check (status in ('answering', 'completed', 'stopped', 'error')),
  text text not null default '',
  steps jsonb not null default '[]',
  blocks jsonb not null default '[]',
  refs jsonb not null default '[]',
  suggestions jsonb not null default '[]',
  rating smallint check (rating in (1, -1)),
  reason text,
  comment text,
  created_at timestamptz not null,
  elapsed_ms integer,
  -- Renewed while a process works on the answer; an old one means that the process is gone.
  beat_at timestamptz not null,
  primary key (chat_id, id)
);

-- The stream of an answer, so that any process can go on with it; cleared a day after.
create table ai_event (
  chat_id text not null,
  message_id text not null,
  seq integer not null,
  event jsonb not null,
  created_at timestamptz not null,
  primary key (chat_id, message_id, seq),
  foreign key (chat_id, message_id) references ai_message on delete cascade
);
create index ai_event_created on ai_event (created_at);
