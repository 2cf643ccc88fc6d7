-- Macro statistics by year. A topic is an indicator, of a crop where it is of one, in one unit.
create table stat_topic (
  id integer generated always as identity primary key,
  group_title text not null,
  indicator text not null,
  crop text not null default '',
  unit text not null,
  decimals smallint not null,
  rank integer not null,
  -- Provinces of which there is any figure.
  provinces smallint not null default 0,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null,
  unique (indicator, crop, unit)
);

-- `adcode` is 100000 for the nation, ends in 0000 for a province and in 00 for a city. What was not published has no row.
-- A key keeps all that was published for it; one revision is current.
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
