create table baike_category (
  id text primary key,
  title text not null,
  rank integer not null
);

create table baike (
  id text primary key,
  natural_key text not null unique,
  title text not null,
  alias text[] not null default '{}',
  cate_id text not null references baike_category,
  summary text not null,
  cover text,
  info jsonb not null default '[]',
  content_html text not null,
  toc jsonb not null default '[]',
  refs jsonb not null default '[]',
  views integer not null default 0,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index baike_list on baike (cate_id, title);
