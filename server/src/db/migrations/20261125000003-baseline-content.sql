create table tag (
  id text primary key,
  title text not null unique,
  group_name text not null check (group_name in ('品类', '地区', '主题', '来源')),
  -- Product of the price tables that the tag is about.
  product text,
  rank integer not null
);

create table article (
  id text primary key,
  -- An import finds the same article by it.
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
create index article_attachment on article using gin (attachments jsonb_path_ops);

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
  -- As published; see policy_validity for the validity on a day.
  status text not null check (status in ('in_force', 'amended', 'repealed', 'draft')),
  -- Shared by the versions of one law or notice.
  chain_key text not null,
  history text[] not null default '{}',
  interprets text[] not null default '{}',
  -- Day of the last amendment, which is not a publication.
  amended_at date
);
create index policy_chain on policy (chain_key);
create index policy_interprets on policy using gin (interprets);

-- Validity on a day, in the terms of the contracts.
create function policy_validity(status text, effective_at date, expires_at date, today date) returns text
  language sql immutable as $$
  select case
    when status <> 'in_force' then status
    when expires_at < today then 'repealed'
    when effective_at > today then 'pending'
    else 'current'
  end $$;

create table report_series (
  id text primary key,
  title text not null
);

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
  series_id text references report_series,
  -- [{label, value, unit}]; changes since the last issue are calculated from both.
  key_numbers jsonb not null default '[]',
  versions jsonb not null default '[]',
  -- {fid, width, height, alt} of the long picture.
  picture jsonb,
  pdf text not null default 'none' check (pdf in ('none', 'pending', 'ready')),
  scanned boolean not null default false
);
create index report_series_issue on report (series_id);
create unique index report_fid on report (fid);

-- Text of a PDF by page; a scanned page has none.
create table report_page (
  article_id text not null references report on delete cascade,
  page integer not null check (page > 0),
  text text not null,
  primary key (article_id, page)
);

-- Every published file of a report: PDF, cover, figures, long picture.
create table report_file (
  fid text primary key references file on delete cascade,
  article_id text not null references report on delete cascade
);
create index report_file_article on report_file (article_id);

-- Reports whose PDF and pictures must still be made, with their content. The transaction that stores the result deletes
-- the row.
create table report_task (
  article_id text primary key references report on delete cascade,
  document jsonb not null
);

-- Structure of a PDF, by the hash of its bytes, so that the same bytes are read once.
create table document (
  sha256 text primary key,
  -- Null when it could not be read; `problem` holds the reason.
  pages integer,
  outline jsonb not null default '[]',
  problem text,
  read_at timestamptz not null
);

-- The first pages of a PDF as a separate file; `sha256` is the hash of the whole PDF.
create table document_cut (
  sha256 text not null,
  pages integer not null,
  key text not null unique,
  size integer not null,
  cut_sha256 text not null,
  made_at timestamptz not null,
  primary key (sha256, pages)
);

-- A series of one industry, its issues, the articles of an issue, the enterprises of the industry.
create table reference_series (
  id text primary key,
  -- An import finds the same series by it; the same applies to the tables below.
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

create table baike_category (
  id text primary key,
  title text not null,
  rank integer not null,
  -- Null for the first of two levels.
  pid text references baike_category on delete cascade
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
  updated_at timestamptz not null,
  letter text not null default '#',
  -- Product of the site's tools that the entry is about, where the title is not that product's name.
  product text
);
create index baike_list on baike (cate_id, title);
create index baike_letter on baike (letter, title);
create index baike_views on baike (views desc, id);
-- For related entries: those of the same name or product, and the most read of the category.
create index baike_title on baike (title);
create index baike_product on baike (product) where product is not null;
create index baike_category_views on baike (cate_id, views desc, id);

-- Members' comments on an entry, in two levels: a thread and its replies. A deleted comment keeps its row without its
-- text: for its replies, and so that its form token makes no second one.
create table baike_comment (
  id bigint generated always as identity primary key,
  baike_id text not null references baike on delete cascade,
  root_id bigint references baike_comment on delete cascade,
  -- The reply that is answered; null for an answer to the first comment of the thread.
  reply_to bigint references baike_comment on delete set null,
  uid bigint not null references member on delete cascade,
  -- Made by the form, so that a form that is sent twice makes one comment.
  form_token text,
  kind text not null check (kind in ('comment', 'supplement')),
  content text not null,
  source_url text,
  status text not null check (status in ('pending', 'online', 'rejected', 'deleted')),
  -- Why it was held for review, then why it was rejected.
  held_for text not null default '',
  reason text not null default '',
  likes integer not null default 0,
  -- Online replies: for a thread all of them, for a reply those that answer it.
  reply_count integer not null default 0,
  sample boolean not null default false,
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  unique (uid, form_token),
  check (root_id is null or kind = 'comment')
);
create index baike_comment_entry on baike_comment (baike_id, id desc) where root_id is null;
create index baike_comment_online on baike_comment (baike_id) where status = 'online';
create index baike_comment_thread on baike_comment (root_id, id);
create index baike_comment_answered on baike_comment (reply_to) where reply_to is not null;
create index baike_comment_member on baike_comment (uid, created_at desc, id desc);
create index baike_comment_review on baike_comment (status, created_at desc, id desc);

create table baike_comment_like (
  comment_id bigint not null references baike_comment on delete cascade,
  uid bigint not null references member on delete cascade,
  primary key (comment_id, uid)
);
create index baike_comment_like_uid on baike_comment_like (uid);

create table baike_comment_report (
  id bigint generated always as identity primary key,
  comment_id bigint not null references baike_comment on delete cascade,
  uid bigint not null references member on delete cascade,
  reason text not null,
  detail text not null default '',
  status text not null default 'new' check (status in ('new', 'done')),
  created_at timestamptz not null,
  unique (comment_id, uid)
);
create index baike_comment_report_open on baike_comment_report (comment_id) where status = 'new';
create index baike_comment_report_uid on baike_comment_report (uid);
