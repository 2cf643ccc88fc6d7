-- Macro statistics by year. A topic is an indicator, of one crop if any, in one unit.
create table stat_topic (
  id integer generated always as identity primary key,
  group_title text not null,
  indicator text not null,
  crop text not null default '',
  unit text not null,
  decimals smallint not null,
  rank integer not null,
  -- Number of provinces with data.
  provinces smallint not null default 0,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null,
  unique (indicator, crop, unit)
);

-- `adcode` is 100000 for the nation, ends in 0000 for a province and in 00 for a city. Unpublished values have no row.
-- All published revisions of a key are retained; one is current.
create table stat_value (
  topic_id integer not null references stat_topic on delete cascade,
  adcode text not null,
  year smallint not null,
  revision smallint not null default 1,
  value double precision not null,
  current boolean not null,
  source_table text,
  primary key (topic_id, year, adcode, revision)
);
create unique index stat_value_current on stat_value (topic_id, adcode, year) where current;

-- The industry database: a tree of domains and categories with tables as leaves.
create table industry_node (
  id text collate "C" primary key,
  pid text collate "C" references industry_node on delete cascade,
  type text not null check (type in ('domain', 'category', 'model')),
  title text not null,
  -- Ancestors from the domain down: [{ id, title }].
  path jsonb not null default '[]',
  rank integer not null,
  -- Number of tables below it; 1 for a table.
  tables integer not null default 0
);
create index industry_node_pid on industry_node (pid, rank);

-- Names for searching the tree: folded, in pinyin and its initials. `syllables` is the pinyin with a bar before each
-- syllable, `within` the folded path.
create table industry_name (
  node_id text collate "C" not null references industry_node on delete cascade,
  name text not null,
  -- True for a name other than the title.
  other boolean not null,
  folded text collate "C" not null,
  spelling text collate "C" not null,
  initials text collate "C" not null,
  syllables text collate "C" not null,
  within text collate "C" not null
);
create index industry_name_node on industry_name (node_id);

-- `fields` are the fields of a row in order; see StoredField. A refresh updates the columns from `first_period` on after
-- every change of rows.
create table industry_table (
  no integer generated always as identity primary key,
  model_id text collate "C" not null unique references industry_node on delete cascade,
  title text not null,
  alias text[] not null default '{}',
  description text not null default '',
  freq text not null check (freq in ('D', 'W', 'X', 'M', 'Q', 'Y')),
  geo_level text not null check (geo_level in ('none', 'nation', 'province', 'city', 'market')),
  fields jsonb not null,
  tags text[] not null default '{}',
  products text[] not null default '{}',
  parent text collate "C",
  -- Days from the end of a period to its publication; null if irregular.
  lag_days integer,
  -- Places of the table's markets.
  market_places text[] not null default '{}',
  source_id integer not null references data_source,
  sample boolean not null,
  updated_at timestamptz not null,
  first_period text,
  last_period text,
  row_count integer not null default 0,
  places text[] not null default '{}',
  -- Days on which rows were published, the newest first.
  vintages text[] not null default '{}',
  coverage jsonb not null default '{}'
);
create index industry_table_parent on industry_table (parent);
create index industry_table_products on industry_table using gin (products);
create index industry_table_updated on industry_table (updated_at desc);

-- Latest published values of a key. `cells` are the measures in the order of the fields, null where unpublished. Key
-- columns that the table lacks are ''. `dropTables` deletes rows with their table.
create table industry_row (
  table_no integer not null,
  period text collate "C" not null,
  adcode text collate "C" not null default '',
  d1 text collate "C" not null default '',
  d2 text collate "C" not null default '',
  d3 text collate "C" not null default '',
  d4 text collate "C" not null default '',
  cells double precision[] not null,
  published_on date not null
);
create unique index industry_row_key on industry_row (table_no, period desc, adcode, d1, d2, d3, d4);
create index industry_row_series on industry_row (table_no, d1, adcode, d2);
-- Rows of some places, over all periods and dimensions.
create index industry_row_place on industry_row (table_no, adcode, period desc);

-- Earlier published values of a key, oldest first by `revision`.
create table industry_past (
  table_no integer not null,
  period text collate "C" not null,
  adcode text collate "C" not null default '',
  d1 text collate "C" not null default '',
  d2 text collate "C" not null default '',
  d3 text collate "C" not null default '',
  d4 text collate "C" not null default '',
  revision smallint not null,
  cells double precision[] not null,
  published_on date not null,
  primary key (table_no, period, adcode, d1, d2, d3, d4, revision)
);

-- Number of rows per value of a column. `slot` is a key column of industry_row or `published_on`.
create table industry_value (
  table_no integer not null references industry_table on delete cascade,
  slot text not null,
  value text collate "C" not null,
  rows integer not null,
  primary key (table_no, slot, value)
);

create table industry_view (
  uid integer not null references member on delete cascade,
  model_id text collate "C" not null references industry_node on delete cascade,
  viewed_at timestamptz not null,
  primary key (uid, model_id)
);
create index industry_view_newest on industry_view (uid, viewed_at desc);

-- Data products: files with a dictionary, a sample and a history of releases. Figures are those of the newest release,
-- counted from its files.
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
  price numeric(12, 2) check (price > 0),
  access text not null check (access in ('public', 'login', 'vip', 'buy')),
  licence text not null,
  -- Titles in order; those that are tags of the site link to their pages.
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
  -- `rows` and `fields` are null where the file is not a table.
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
