-- What can be found. The vectors hold words cut by the server's segmenter (title A, text D), not by a PostgreSQL parser.
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
  tsv tsvector not null
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
  primary key (document_id, no)
);
create index search_passage_tsv on search_passage using gin (tsv);

-- In how many passages a word occurs: rare words decide the order.
create table search_term (
  term text primary key,
  passages integer not null
);
