-- Data products: files with a dictionary, a sample and a history of releases. Figures of the newest release; what they
-- are counted from are the files.
create table data_product (
  id text primary key,
  title text not null,
  summary text not null,
  desc_html text not null,
  cate_id text not null,
  cover text,
  freq text not null check (freq in ('D', 'W', 'M', 'Q', 'Y', 'irregular')),
  geo text not null,
  period_from text,
  period_to text,
  rows integer not null,
  fields smallint not null,
  formats text[] not null,
  -- Yuan; null where it is not sold.
  price numeric(12, 2) check (price > 0),
  access text not null check (access in ('public', 'login', 'vip', 'buy')),
  licence text not null,
  -- Titles, in order; those that are tags of the site lead to their pages.
  tags text[] not null default '{}',
  -- Industry tables that hold the same figures.
  tables text[] not null default '{}',
  sales integer not null default 0,
  rank integer not null,
  released_on date not null,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null,
  check (access <> 'buy' or price is not null)
);
create index data_product_tags on data_product using gin (tags);

create table data_product_file (
  product_id text not null references data_product on delete cascade,
  doc_id text not null,
  place smallint not null,
  title text not null,
  fid text not null references file,
  ext text not null check (ext in ('csv', 'xlsx', 'zip')),
  -- Null, as `fields`, where the file is no table.
  rows integer,
  fields smallint,
  dict jsonb not null,
  -- The first 20 rows: { columns, rows }.
  preview jsonb not null,
  coverage jsonb not null,
  released_on date not null,
  primary key (product_id, doc_id)
);
create unique index data_product_file_fid on data_product_file (fid);

create table data_product_release (
  product_id text not null references data_product on delete cascade,
  no smallint not null,
  version text not null,
  date date not null,
  note text not null,
  rows integer not null,
  fields_added text[] not null default '{}',
  fields_removed text[] not null default '{}',
  primary key (product_id, no)
);

-- Leave to fetch one file, or its sample, once. `uid` is null where a visitor may.
create table data_ticket (
  token_hash text primary key,
  uid bigint references member on delete cascade,
  product_id text not null,
  doc_id text not null,
  part text not null check (part in ('file', 'sample')),
  expires_at timestamptz not null,
  foreign key (product_id, doc_id) references data_product_file on delete cascade
);
create index data_ticket_expires on data_ticket (expires_at);

alter table file drop constraint file_purpose_check, drop constraint file_owner;
alter table file add constraint file_purpose_check
  check (purpose in ('avatar', 'image', 'attachment', 'report', 'picture', 'data'));
alter table file add constraint file_owner check ((uid is null) = (purpose in ('report', 'picture', 'data')));
