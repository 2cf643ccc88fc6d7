-- What was found in a PDF, by its content: the same bytes are read once.
create table document (
  sha256 text primary key,
  -- Null when it could not be read; `problem` says why.
  pages integer,
  outline jsonb not null default '[]',
  problem text,
  read_at timestamptz not null
);

-- The first pages of a PDF as a file of their own; `sha256` is that of the whole.
create table document_cut (
  sha256 text not null,
  pages integer not null,
  key text not null unique,
  size integer not null,
  cut_sha256 text not null,
  made_at timestamptz not null,
  primary key (sha256, pages)
);

-- Opens the bytes of one file, or of its first pages, for one visit: many requests for parts of it.
create table document_ticket (
  token_hash text primary key,
  fid text not null references file on delete cascade,
  -- Null for the whole.
  pages integer,
  -- Null where everybody may have these bytes.
  uid bigint references member on delete cascade,
  expires_at timestamptz not null
);
create index document_ticket_expires on document_ticket (expires_at);

create index article_attachment on article using gin (attachments jsonb_path_ops);
