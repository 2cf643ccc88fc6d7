-- Countries and regions that China trades with. `numeric_code` is that of ISO 3166.
create table trade_country (
  code text primary key,
  iso3 text not null unique,
  numeric_code text,
  customs_code text,
  name text not null,
  en text not null,
  continent text,
  sample boolean not null
);

create table trade_port (
  code text primary key,
  name text not null,
  customs text,
  adcode text,
  type text check (type in ('sea', 'air', 'land', 'rail', 'river')),
  sample boolean not null
);

-- Codes of the tariff with the first and the last edition (year) that has them; `valid_to` is null while in force.
create table hs_code (
  code text collate "C" primary key check (code ~ '^([0-9]{2}){1,5}$'),
  level integer not null,
  parent text collate "C",
  name text not null,
  en text,
  unit text,
  unit2 text,
  valid_from integer not null,
  valid_to integer,
  sample boolean not null
);
create index hs_code_parent on hs_code (parent);
create index hs_code_successors on hs_code (valid_from, level);

-- How an edition words a code; only editions whose wording was imported.
create table hs_edition (
  code text collate "C" not null references hs_code on delete cascade,
  year integer not null,
  name text not null,
  primary key (code, year)
);

create table hs_successor (
  code text collate "C" not null references hs_code on delete cascade,
  successor text collate "C" not null references hs_code on delete cascade,
  primary key (code, successor)
);

-- Goods by the name that people use, with all their codes.
create table trade_product (
  name text primary key,
  alias text[] not null default '{}',
  cate text not null,
  hs text[] not null,
  description text,
  -- Category of the supervised sites that it must pass.
  place_cate text,
  requirements jsonb not null default '[]',
  rank integer not null,
  sample boolean not null
);

-- One line of the customs: `month` is the first day of the month, or of the year where `freq` is Y. '' where the source
-- does not tell port, regime or place of registration. US$ and yuan are null where the reporter keeps them secret.
create table trade_row (
  month date not null,
  freq text not null default 'M' check (freq in ('M', 'Y')),
  flow text not null check (flow in ('import', 'export')),
  hs text collate "C" not null,
  partner text not null,
  port text not null default '',
  mode text not null default '',
  reg text not null default '',
  qty double precision,
  unit text,
  usd double precision,
  cny double precision,
  flag text check (flag in ('prov', 'rev', 'conf')),
  -- Told by the partner's customs: its imports are our exports, at its values.
  mirror boolean not null default false,
  source_id integer not null references data_source,
  sample boolean not null,
  primary key (hs, flow, month, partner, freq, port, mode, reg)
) partition by range (month);
create table trade_row_rest partition of trade_row default;

-- Partitions exist for the years that hold rows.
create function ensure_trade_year(year integer) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists trade_row_%s partition of trade_row for values from (%L) to (%L)',
    year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
end $$;

-- Sums of the rows, one row per code of any level ('' is all goods), partner ('' is all), flow and year; the arrays hold
-- twelve months, the year is what the source gave for it, else the sum of its months. Kept by the refresh that follows every change of rows.
create table trade_year (
  hs text collate "C" not null,
  level integer not null,
  partner text not null,
  flow text not null,
  year integer not null,
  unit text,
  usd double precision[] not null,
  cny double precision[] not null,
  qty double precision[] not null,
  flag text[] not null,
  year_usd double precision,
  year_cny double precision,
  year_qty double precision,
  year_flag text,
  mirror boolean not null,
  primary key (hs, flow, partner, year)
);
create index trade_year_partner on trade_year (partner, level, flow, year);

-- The same per port: of a code from all partners, of a partner with all goods.
create table trade_port_year (
  hs text collate "C" not null,
  partner text not null,
  port text not null,
  flow text not null,
  year integer not null,
  usd double precision[] not null,
  primary key (hs, partner, flow, year, port)
);

-- What the rows cover; one row, nulls before there are any.
create table trade_span (
  singleton boolean primary key default true check (singleton),
  first_month date,
  last_month date,
  first_year integer,
  last_year integer
);
insert into trade_span default values;
