-- Work that was done once for this database, such as loading the sample data.
create table installation (
  name text primary key,
  done_at timestamptz not null
);

-- Sources of imported or generated content; `sample` marks content that this project made up (示例数据).
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

-- One row. Every import and publication raises the generation; caches of pages compare it.
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
