-- Every rate of a code in the tariff of a year, with what the customs ask for beside it.
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

-- Whether a country may send a product to China.
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

-- Leave to fetch one export, once, for one member.
create table trade_export_ticket (
  token_hash text primary key,
  uid bigint not null references member on delete cascade,
  query jsonb not null,
  format text not null check (format in ('xlsx', 'csv')),
  rows integer not null,
  expires_at timestamptz not null
);
create index trade_export_ticket_expires on trade_export_ticket (expires_at);
