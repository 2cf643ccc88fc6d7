-- Where imported or generated content comes from; `sample` marks what this project made up (示例数据).
create table data_source (
  id integer generated always as identity primary key,
  kind text not null,
  name text not null,
  url text,
  publisher text,
  sample boolean not null,
  retrieved_at timestamptz not null,
  unique (kind, name)
);

-- One row. Raised by every import and publication; caches of pages compare it.
create table site_state (
  singleton boolean primary key default true check (singleton),
  generation bigint not null
);
insert into site_state (generation) values (1);

create table banner (
  id text primary key,
  pos text not null,
  title text not null,
  subtitle text not null,
  image text,
  page text,
  params jsonb not null default '{}',
  rank integer not null
);

create table hot_keyword (
  keyword text primary key,
  heat integer not null,
  trend text not null check (trend in ('up', 'flat', 'down'))
);
