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

-- Codes of the tariff with the first and last edition (year) that contain them; `valid_to` is null while in force.
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

-- Name of a code in an edition; only editions whose names were imported.
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

-- Goods by their usual name, with all their codes.
create table trade_product (
  name text primary key,
  alias text[] not null default '{}',
  cate text not null,
  hs text[] not null,
  description text,
  -- Category of the supervised sites where it must enter.
  place_cate text,
  requirements jsonb not null default '[]',
  rank integer not null,
  sample boolean not null
);

-- One row of customs statistics. `month` is the first day of the month, or of the year where `freq` is Y. Port, regime
-- (`mode`) and place of registration (`reg`) are '' where the source has none. Values are null where the reporter keeps
-- them secret.
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
  mirror boolean not null default false,
  source_id integer not null references data_source,
  sample boolean not null,
  primary key (hs, flow, month, partner, freq, port, mode, reg)
) partition by range (month);

create table trade_row_rest partition of trade_row default;

-- Creates the partition of a year with rows.
create function ensure_trade_year(year integer) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists trade_row_%s partition of trade_row for values from (%L) to (%L)',
    year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
end $$;

-- Sums of trade_row, per code of any level ('' is all goods), partner ('' is all), flow and year. The arrays hold twelve
-- months; the year is the value of the source or else the sum of the months. A refresh updates it after every change of
-- rows.
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

-- The same per port: for a code with all partners, for a partner with all goods.
create table trade_port_year (
  hs text collate "C" not null,
  partner text not null,
  port text not null,
  flow text not null,
  year integer not null,
  usd double precision[] not null,
  primary key (hs, partner, flow, year, port)
);

-- Period of trade_row; one row, null before any data exists.
create table trade_span (
  singleton boolean primary key default true check (singleton),
  first_month date,
  last_month date,
  first_year integer,
  last_year integer
);

insert into trade_span default values;

-- Rates of a code in the tariff of a year, with the customs' requirements.
create table trade_tariff (
  hs text collate "C" not null,
  year integer not null,
  rates jsonb not null,
  vat_pct double precision,
  consumption_pct double precision,
  export_rebate_pct double precision,
  supervision jsonb not null default '[]',
  inspection jsonb not null default '[]',
  elements text[] not null default '{}',
  source_id integer not null references data_source,
  sample boolean not null,
  primary key (hs, year)
);

-- Whether a country may export a product to China.
create table trade_permit (
  origin text not null,
  product text not null,
  latin text,
  en text,
  cate text not null,
  status text not null check (status in ('allowed', 'suspended', 'conditional', 'none')),
  since date,
  suspended_at date,
  conditions text[] not null default '{}',
  registration_required boolean not null default false,
  quarantine_permit_required boolean not null default false,
  protocol jsonb,
  history jsonb not null default '[]',
  -- Day of the newest entry of the history.
  changed_at date,
  source_id integer not null references data_source,
  sample boolean not null,
  primary key (origin, product)
);
create index trade_permit_product on trade_permit (product);
create index trade_permit_changed on trade_permit (changed_at desc);

-- Supervised sites for goods that enter the country.
create table trade_place (
  id text primary key,
  name text not null,
  cate text not null,
  customs text not null,
  port text,
  adcode text not null,
  address text not null,
  lng double precision,
  lat double precision,
  status text not null check (status in ('active', 'suspended')),
  approved_at date,
  source_id integer not null references data_source,
  sample boolean not null
);
create index trade_place_cate on trade_place (cate);
