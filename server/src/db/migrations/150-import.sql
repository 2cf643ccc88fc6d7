-- Runs of `npm run import`. A row in state running with a fresh heartbeat excludes another run.
create table import_run (
  id text primary key,
  kind text not null,
  files text[] not null,
  state text not null check (state in ('running', 'published', 'dry', 'failed')),
  started_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  counts jsonb not null default '{}'
);

-- What an import has read and not yet published. Emptied before and after every run.
create unlogged table stage_price (
  place integer not null,
  date date not null,
  market text not null,
  market_key text not null,
  province text,
  city text,
  adcode text,
  class_id text not null,
  group_name text not null,
  name text not null,
  match_key text not null,
  spec text not null,
  origin text,
  unit text not null,
  low double precision,
  avg double precision,
  high double precision,
  source_low double precision,
  source_avg double precision,
  source_high double precision,
  flag text
);
create unlogged table stage_article (like article including defaults);
create unlogged table stage_policy (like policy including defaults);
create unlogged table stage_report (like report including defaults);
create unlogged table stage_article_tag (like article_tag);
create unlogged table stage_baike (like baike including defaults);
create unlogged table stage_search_document (like search_document including defaults);
create unlogged table stage_search_passage (like search_passage);
