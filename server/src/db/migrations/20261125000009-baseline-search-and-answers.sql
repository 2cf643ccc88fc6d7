-- Searchable documents. The vectors hold words from the server's segmenter (title A, text D), not from a PostgreSQL
-- parser.
create table search_document (
  id text primary key,
  kind text not null,
  ref_id text not null,
  title text not null,
  meta text[] not null default '{}',
  date date,
  page text not null,
  params jsonb not null,
  sample boolean not null,
  tsv tsvector not null,
  visitor_pages integer,
  member_pages integer,
  -- Page id and parameters of the viewer, to which the page number is added.
  viewer jsonb,
  -- Titles as questions name them (foldTitle in named-sources.ts), stored so that questions about laws do not fold all
  -- titles.
  -- Last in the table, so that rows of the stage are inserted as they are.
  folded_title text generated always as (
    regexp_replace(
      normalize(title, nfkc), '\([^)]*\)|（[^）]*）|[《》〈〉<>“”"\s·]|中华人民共和国|实施|若干|的', '', 'g'
    )
  ) stored
);
create index search_document_tsv on search_document using gin (tsv);
create index search_document_kind on search_document (kind);

-- The documents' text in pieces of about 500 characters, for snippets and for answers.
create table search_passage (
  document_id text not null references search_document on delete cascade,
  no integer not null,
  heading text,
  text text not null,
  tsv tsvector not null,
  -- Page of a report, to which a hit links.
  page integer,
  -- Number of different words: of two passages with the same words of a question, the shorter one is more relevant.
  -- Last in the table, so that rows of the stage are inserted as they are.
  words integer generated always as (length(tsv)) stored,
  primary key (document_id, no)
);
create index search_passage_tsv on search_passage using gin (tsv);

-- Titles and other names for search by prefix: folded characters, spelling and initials in pinyin.
create table search_name (
  document_id text not null references search_document on delete cascade,
  no integer not null,
  name text not null,
  folded text not null,
  spelling text not null,
  initials text not null,
  primary key (document_id, no)
);
create index search_name_folded on search_name (folded text_pattern_ops);
create index search_name_spelling on search_name (spelling text_pattern_ops);
create index search_name_initials on search_name (initials text_pattern_ops);

-- Number of passages with a word: rare words have more weight.
create table search_term (
  term text primary key,
  passages integer not null
);

-- Vectors from an embedding model, so that each text is sent to it once. `hash` is the SHA-256 of the text, in hex.
create table passage_vector (
  model text not null,
  hash text not null,
  vector real[] not null,
  made_at timestamptz not null,
  primary key (model, hash)
);
create index passage_vector_made_at on passage_vector (made_at);

-- Keywords searched on a day, once per `seeker`: a hash of the address that changes every day.
create table search_day (
  day date not null,
  keyword text not null,
  seeker text not null,
  primary key (day, keyword, seeker)
);
create index search_day_keyword on search_day (keyword);

-- Hot keywords, with the changes that operators made: added, pinned, blocked.
create table hot_keyword (
  keyword text primary key,
  heat integer not null,
  trend text not null check (trend in ('up', 'flat', 'down')),
  blocked boolean not null default false,
  added boolean not null default false,
  pinned_at timestamptz,
  changed_at timestamptz,
  changed_by bigint references member on delete set null
);

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
  -- A share link shows messages and versions of answers up to this time.
  shared_at timestamptz,
  check ((uid is null) <> (visitor is null))
);
create index ai_chat_member on ai_chat (uid, updated_at desc) where uid is not null;
create index ai_chat_visitor on ai_chat (visitor, updated_at desc) where visitor is not null;

create table ai_message (
  chat_id text not null references ai_chat on delete cascade,
  id text not null,
  place integer not null,
  -- The first version, where an answer was regenerated.
  version_of text,
  task_id text not null,
  question text not null,
  mode text not null,
  status text not null check (status in ('answering', 'completed', 'stopped', 'interrupted', 'error')),
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
  -- Heartbeat of the process that writes the answer; an old one means that the process has gone.
  beat_at timestamptz not null,
  -- Kind and id of the item that the question is about; null if none.
  context jsonb,
  primary key (chat_id, id)
);
-- One answer at a time in a chat, whichever process is asked.
create unique index ai_message_answering on ai_message (chat_id) where status = 'answering';

-- Events of an answer's stream, so that any process can continue it; deleted after a day.
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
