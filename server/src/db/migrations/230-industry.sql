-- The industry database: a tree of domains and categories with tables as its leaves, whose ids are those of the tables.
create table industry_node (
  id text collate "C" primary key,
  pid text collate "C" references industry_node on delete cascade,
  type text not null check (type in ('domain', 'category', 'model')),
  title text not null,
  -- From the domain down, without itself: [{ id, title }].
  path jsonb not null default '[]',
  rank integer not null,
  -- Tables below it; 1 for a table.
  tables integer not null default 0
);
create index industry_node_pid on industry_node (pid, rank);

-- Names by which the tree is searched: folded, in pinyin and by its initials; `syllables` is the pinyin with a bar before
-- each one. `within` is the folded path.
create table industry_name (
  node_id text collate "C" not null references industry_node on delete cascade,
  name text not null,
  -- Another name than the title.
  other boolean not null,
  folded text collate "C" not null,
  spelling text collate "C" not null,
  initials text collate "C" not null,
  syllables text collate "C" not null,
  within text collate "C" not null
);
create index industry_name_node on industry_name (node_id);

-- `fields` are those of a row in their order; see StoredField. What stands below `first_period` is kept by the refresh
-- that follows every change of rows.
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
  -- Days from the end of a period to its publication; null where no rhythm is known.
  lag_days integer,
  -- Where the markets of a table stand.
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

-- One row is what was published last for a key; `cells` are the measures in the order of the fields, null where nothing
-- was published. '' where a table has no such field. Rows go with their table by `dropTables`.
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

-- What was published for a key before, oldest first by `revision`.
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

-- How often each value stands in a column of a table: `slot` is the column of industry_row, or `published_on`.
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
