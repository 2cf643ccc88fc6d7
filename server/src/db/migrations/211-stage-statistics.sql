-- What an import of statistics has read and not yet published; two values of one key are two rows.
create unlogged table stage_statistic (
  place integer not null,
  indicator text not null,
  crop text not null,
  unit text not null,
  adcode text not null,
  year smallint not null,
  value double precision not null,
  decimals smallint not null,
  source_table text,
  primary key (indicator, crop, unit, adcode, year, value)
);
