create table tag (
  id text primary key,
  title text not null unique,
  group_name text not null check (group_name in ('品类', '地区', '主题', '来源')),
  -- Product of the price tables that the tag speaks of.
  product text,
  rank integer not null
);

create table article (
  id text primary key,
  -- By which an import finds the same article again.
  natural_key text not null unique,
  scope text not null check (scope in ('news', 'policy', 'report', 'special')),
  type text not null,
  cate text,
  title text not null,
  summary text not null,
  cover text,
  source_name text,
  author text,
  published_at date,
  content_html text not null,
  toc jsonb not null default '[]',
  key_points text[] not null default '{}',
  attachments jsonb not null default '[]',
  original_url text,
  copyright text,
  words integer not null,
  views integer not null default 0,
  favs integer not null default 0,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index article_list on article (type, published_at desc nulls last, id);
create index article_scope on article (scope, published_at desc nulls last, id);

create table article_tag (
  article_id text not null references article on delete cascade,
  tag_id text not null references tag on delete cascade,
  primary key (tag_id, article_id)
);
create index article_tag_article on article_tag (article_id);

create table policy (
  article_id text primary key references article on delete cascade,
  doc_no text,
  issuing_orgs text[] not null default '{}',
  level text not null,
  region text,
  region_adcode text,
  doc_type text,
  issued_at date,
  effective_at date,
  expires_at date,
  -- As published; whether it is pending or expired follows from the day.
  status text not null check (status in ('in_force', 'amended', 'repealed', 'draft')),
  -- Versions of one law or notice share it.
  chain_key text not null,
  history text[] not null default '{}'
);
create index policy_chain on policy (chain_key);

-- Validity on a day, as contracts name it.
create function policy_validity(status text, effective_at date, expires_at date, today date) returns text
  language sql immutable as $$
  select case
    when status <> 'in_force' then status
    when expires_at < today then 'repealed'
    when effective_at > today then 'pending'
    else 'current'
  end $$;

create table report (
  article_id text primary key references article on delete cascade,
  org_name text,
  researchers text[] not null default '{}',
  issue_no text,
  pages integer,
  file_size bigint,
  fid text,
  download_count integer not null default 0,
  outline jsonb not null default '[]',
  figures jsonb not null default '[]',
  delta jsonb not null default '[]'
);
