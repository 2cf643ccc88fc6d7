-- What an import of industry tables has read and not yet published; two values of one key are two rows.
create unlogged table stage_industry_row (
  place integer not null,
  model_id text collate "C" not null,
  period text collate "C" not null,
  adcode text collate "C" not null,
  d1 text collate "C" not null,
  d2 text collate "C" not null,
  d3 text collate "C" not null,
  d4 text collate "C" not null,
  cells double precision[] not null,
  published_on date not null
);
create index stage_industry_row_key on stage_industry_row (model_id, period, adcode, d1, d2, d3, d4);
