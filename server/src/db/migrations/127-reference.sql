-- A series of one industry, its issues, the articles of an issue, the enterprises of the industry.
create table reference_series (
  id text primary key,
  -- By which an import finds the same series again; so below.
  natural_key text not null unique,
  title text not null,
  industry text not null,
  cover text,
  description text not null,
  org text not null,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);

create table reference_series_tag (
  series_id text not null references reference_series on delete cascade,
  tag_id text not null references tag on delete cascade,
  primary key (series_id, tag_id)
);

create table reference_issue (
  id text primary key,
  natural_key text not null unique,
  series_id text not null references reference_series on delete cascade,
  no text not null,
  title text not null,
  period text not null,
  published_at date not null,
  summary text not null,
  key_points text[] not null default '{}',
  cover text,
  fid text,
  pages integer
);
create index reference_issue_series on reference_issue (series_id, published_at desc, id);

create table reference_article (
  id text primary key,
  natural_key text not null unique,
  issue_id text not null references reference_issue on delete cascade,
  -- Order within the issue, from 1.
  place integer not null,
  section text not null,
  title text not null,
  summary text not null,
  author text,
  content_html text not null,
  toc jsonb not null default '[]',
  words integer not null,
  updated_at timestamptz not null
);
create index reference_article_issue on reference_article (issue_id, place);

create table reference_article_tag (
  article_id text not null references reference_article on delete cascade,
  tag_id text not null references tag on delete cascade,
  primary key (article_id, tag_id)
);

create table enterprise (
  id text primary key,
  natural_key text not null unique,
  name text not null,
  short_name text not null,
  logo text,
  province text,
  city text,
  founded integer,
  main_products text[] not null default '{}',
  scale text,
  intro text not null,
  site text,
  stock_code text,
  sample boolean not null,
  source_id integer not null references data_source
);

create table reference_enterprise (
  series_id text not null references reference_series on delete cascade,
  enterprise_id text not null references enterprise on delete cascade,
  place integer not null,
  primary key (series_id, enterprise_id)
);

-- What an import has read and not yet published.
create unlogged table stage_reference_series (like reference_series including defaults);
create unlogged table stage_reference_series_tag (like reference_series_tag);
create unlogged table stage_reference_issue (like reference_issue including defaults);
create unlogged table stage_reference_article (like reference_article including defaults);
create unlogged table stage_reference_article_tag (like reference_article_tag);
create unlogged table stage_enterprise (like enterprise including defaults);
create unlogged table stage_reference_enterprise (like reference_enterprise);
