-- What an import of trade data has read and not yet published.
create unlogged table stage_trade (place integer not null, like trade_row including defaults);
alter table stage_trade drop column source_id, drop column sample;
create unlogged table stage_hs (
  place integer not null,
  code text collate "C" not null,
  -- Null in files that do not say which edition they are; they describe codes and end none.
  year integer,
  name text not null,
  en text,
  unit text,
  unit2 text
);
create unlogged table stage_partner (
  place integer not null,
  code text,
  iso3 text,
  numeric_code text,
  customs_code text,
  name text not null,
  en text,
  continent text
);
create unlogged table stage_port (like trade_port);
create unlogged table stage_tariff (
  place integer not null,
  hs text not null,
  year integer not null,
  rate jsonb,
  vat_pct double precision,
  consumption_pct double precision,
  export_rebate_pct double precision,
  supervision jsonb,
  inspection jsonb,
  elements text[]
);
create unlogged table stage_permit (place integer not null, like trade_permit including defaults);
alter table stage_permit drop column source_id, drop column sample;
