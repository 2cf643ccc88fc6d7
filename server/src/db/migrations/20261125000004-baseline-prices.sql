create table market (
  id text primary key,
  name text not null,
  match_key text not null unique,
  province text,
  city text,
  adcode text,
  lng double precision,
  lat double precision,
  sample boolean not null,
  -- Production area of an address with origin prices; null for markets.
  area text
);

-- Products of three kinds of prices: of wholesale markets, of fruit at its origin, of herbs. `match_key` is the name
-- without invisible characters and with half-width brackets, so that spellings of one product are equal.
create table price_product (
  id integer generated always as identity primary key,
  class_id text not null,
  group_name text not null,
  name text not null,
  match_key text not null,
  alias text[] not null default '{}',
  rank integer not null,
  sample boolean not null,
  scope text not null default 'market' check (scope in ('market', 'origin', 'herb')),
  -- Initial of the name's pinyin, for the index of herbs.
  letter text,
  unique (scope, group_name, match_key),
  unique (id, scope)
);
create index price_product_key on price_product (match_key);

-- One product and spec in one market, with its latest figures (元/公斤), which a refresh updates after every change of
-- quotes.
create table price_series (
  id integer generated always as identity primary key,
  product_id integer not null references price_product on delete cascade,
  market_id text not null references market,
  spec text not null default '',
  origin text,
  source_id integer not null references data_source,
  sample boolean not null,
  -- The series that represents its product and spec: the one with most quotes.
  headline boolean not null default false,
  market_count integer not null default 0,
  quotes integer not null default 0,
  first_date date,
  last_date date,
  prev_date date,
  low double precision,
  avg double precision,
  high double precision,
  unit text,
  source_low double precision,
  source_avg double precision,
  source_high double precision,
  flag text,
  chg_d double precision,
  chg_w double precision,
  chg_m double precision,
  chg_y double precision,
  spark double precision[] not null default '{}',
  -- Copy of the product's scope, so that lists of one kind need no join.
  scope text not null default 'market',
  -- Distinguishes series of one product, market and spec: unit of an origin price, origin of a herb.
  variant text not null default '',
  -- Quoted once a month: a month without a quote is a gap, the days between two quotes are not.
  monthly boolean not null default false,
  -- Mean of the 30 days up to the newest quote; the class index divides by it.
  mean30 double precision,
  unique (product_id, market_id, spec, variant),
  foreign key (product_id, scope) references price_product (id, scope) on delete cascade
);
create index price_series_market on price_series (market_id);
create index price_series_headline on price_series (scope) where headline;
create index price_series_newest on price_series (scope, last_date);
-- The movers of the newest day are at both ends of this index.
create index price_series_mover on price_series (scope, chg_d) where headline and flag is null and chg_d <> 0;

-- Period of the prices of wholesale markets; one row, null before any price exists.
create view price_span as
  select min(first_date) as first_date, max(last_date) as last_date from price_series where scope = 'market';

-- Prices in 元/公斤, and as the source wrote them (per `unit`). A missing day has no row.
create table price_quote (
  series_id integer not null,
  date date not null,
  low double precision,
  avg double precision,
  high double precision,
  unit text not null,
  source_low double precision,
  source_avg double precision,
  source_high double precision,
  flag text,
  primary key (series_id, date)
) partition by range (date);

create table price_quote_rest partition of price_quote default;

-- Creates the partition of a year with quotes.
create function ensure_price_year(year integer) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists price_quote_%s partition of price_quote for values from (%L) to (%L)',
    year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
end $$;

-- Quotes of a series per year, so that an import recounts only the years that it changed.
create table price_series_year (
  series_id integer not null references price_series on delete cascade,
  year integer not null,
  quotes integer not null,
  first_date date not null,
  last_date date not null,
  -- Days of the year with quotes, the first of January first, so that the days with quotes of many series are read from
  -- a few rows.
  days bit(366) not null default B'0'::bit(366),
  primary key (series_id, year)
);

-- Newest quote at or before a day, at most 7 days older.
create function price_before(series integer, day date) returns table (date date, avg double precision)
  language sql stable rows 1 as $$
  select q.date, q.avg from price_quote q
  where q.series_id = series and q.date between day - 6 and day
  order by q.date desc limit 1 $$;

-- Change in percent.
create function price_change(now double precision, earlier double precision) returns double precision
  language sql immutable as $$
  select case when earlier > 0 then round((100 * (now / earlier - 1))::numeric, 2)::double precision end $$;

-- Newest quote of the month that is `months` before the month of `day`.
create function price_of_month(series integer, day date, months integer) returns table (date date, avg double precision)
  language sql stable rows 1 as $$
  select q.date, q.avg from price_quote q
  where q.series_id = series
    and q.date >= date_trunc('month', day) - make_interval(months => months)
    and q.date < date_trunc('month', day) - make_interval(months => months - 1)
  order by q.date desc limit 1 $$;

-- Averages of the 30 days up to a day, oldest first, null for days without a quote. `offset 0` keeps the
-- planner from reading the quotes day by day.
create function price_spark(series integer, day date) returns double precision[] language sql stable as $$
  select array_agg(q.avg order by d.n desc)
  from generate_series(0, 29) d(n)
  left join (
    select day - one.date as n, one.avg from price_quote one
    where one.series_id = series and one.date between day - 29 and day
    offset 0
  ) q using (n) $$;

-- Parts of the id of a favourite price, which stays valid when an import replaces rows: `group/name` for wholesale
-- markets, `origin:group/name|area|address|type|unit` for a fruit at one address, `herb:group/name|spec|origin` for a
-- herb. Null for parts that the id leaves open.
create function price_target(id text) returns table (
  scope text, group_name text, name text, area text, market text, spec text, variant text
) language sql immutable rows 1 as $$
  select scope, split_part(product, '/', 1), substr(product, length(split_part(product, '/', 1)) + 2),
    case when scope = 'origin' then part[2] end, case when scope = 'origin' then part[3] end,
    case scope when 'origin' then part[4] when 'herb' then coalesce(part[2], '') end,
    case scope when 'origin' then part[5] when 'herb' then coalesce(part[3], '') end
  from (
    select scope, part, case when scope = 'market' then id else part[1] end as product
    from (
      select case when id like 'origin:%' then 'origin' when id like 'herb:%' then 'herb' else 'market' end as scope,
        string_to_array(substr(id, strpos(id, ':') + 1), '|') as part
    ) split
  ) named $$;

-- Weekly reports and surveys of markets. `rows` are the products as published: prices in 元/公斤, changes in percent,
-- arrivals in tonnes per day. Later corrections of quotes do not change a report.
create table market_report (
  id text primary key,
  kind text not null check (kind in ('weekly', 'survey')),
  market_id text not null references market on delete cascade,
  source_id integer not null references data_source,
  -- Day of publication of a weekly, day of the survey.
  date date not null,
  -- Period of the mean prices, then the period with which they are compared.
  span_from date not null,
  span_to date not null,
  before_from date not null,
  before_to date not null,
  title text not null,
  author text not null,
  summary text not null,
  content_html text not null,
  up integer not null,
  down integer not null,
  rows jsonb not null,
  sample boolean not null,
  unique (market_id, kind, date)
);
create index market_report_newest on market_report (date desc, id);

-- Prices reported by members. Separate from price_quote, so that they never replace the prices that a market reports
-- itself. Names instead of references, because an import may replace products and markets.
create table price_report (
  id text primary key,
  uid bigint not null references member on delete cascade,
  group_name text not null,
  product text not null,
  spec text not null,
  market_id text not null,
  market text not null,
  date date not null,
  -- As written, per `unit`, and in 元/公斤.
  unit text not null,
  source_low double precision not null,
  source_high double precision not null,
  low double precision not null,
  high double precision not null,
  avg double precision not null,
  volume double precision,
  remark text not null,
  usual double precision,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  -- Made by the form, so that a form that is sent twice makes one report.
  form_token text,
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  -- Photo of a price board, a bill or the goods.
  photo text references file on delete set null,
  unique (uid, form_token)
);
-- One report of a member for a product in a market on a day; a rejected one may be submitted again.
create unique index price_report_day on price_report (uid, group_name, product, spec, market_id, date)
  where status <> 'rejected';
create index price_report_status on price_report (status, created_at desc, id);
create index price_report_member on price_report (uid, created_at desc, id);
create index price_report_product on price_report (group_name, product, date desc) where status = 'approved';
create index price_report_photo on price_report (photo) where photo is not null;

-- Alert rule of a favourite price, deleted with it. Names of product, spec and market instead of references, because an
-- import may replace series.
create table price_watch (
  id bigint generated by default as identity primary key,
  uid bigint not null references member on delete cascade,
  type text not null default 'price' check (type = 'price'),
  target_id text not null,
  -- Null: the market that represents the product, and its spec.
  market_id text,
  spec text,
  op text not null check (op in ('above', 'below', 'change')),
  value double precision not null check (value > 0),
  -- For `change`.
  days integer check (days in (1, 7, 30)),
  -- A rule fires when its condition is true and it is armed; it is armed again when the condition is false.
  armed boolean not null,
  -- Day of the last undoubted quote that was checked. That day is checked again, because it may be corrected.
  checked_date date,
  fired_at timestamptz,
  fired_date date,
  fired_price double precision,
  created_at timestamptz not null,
  unique (uid, target_id),
  foreign key (uid, type, target_id) references favorite (uid, type, target_id) on delete cascade,
  check ((op = 'change') = (days is not null))
);

-- Postings of members who sell or buy.
create table supply_posting (
  id text primary key,
  uid bigint not null references member on delete cascade,
  -- Made by the form, so that a form that is sent twice makes one posting.
  form_token text unique,
  kind text not null check (kind in ('supply', 'demand')),
  title text not null,
  product text not null,
  variety text not null default '',
  spec text not null default '',
  qty double precision not null check (qty > 0),
  qty_unit text not null,
  price double precision check (price > 0),
  price_unit text,
  price_kg double precision,
  negotiable boolean not null,
  adcode text not null,
  place text not null,
  origin text not null default '',
  -- The last day on which it is shown.
  expires_at date not null,
  description text not null default '',
  contact text not null,
  mobile text not null,
  status text not null
    check (status in ('draft', 'pending', 'online', 'paused', 'rejected', 'done', 'expired', 'closed')),
  reason text not null default '',
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  revision integer not null default 1,
  views integer not null default 0,
  contacts integer not null default 0,
  sample boolean not null default false,
  created_at timestamptz not null,
  published_at timestamptz,
  check (negotiable or price is not null)
);
create index supply_posting_online on supply_posting (kind, published_at desc, id) where status = 'online';
create index supply_posting_product on supply_posting (product) where status = 'online';
create index supply_posting_expires on supply_posting (expires_at) where status in ('online', 'paused');
create index supply_posting_owner on supply_posting (uid, created_at desc, id);
create index supply_posting_review on supply_posting (status, created_at desc, id);

create table supply_image (
  posting_id text not null references supply_posting on delete cascade,
  place integer not null,
  fid text not null references file on delete cascade,
  primary key (posting_id, place)
);
create index supply_image_fid on supply_image (fid);

-- Postings whose phone number a member has seen on a day, so that it counts once a day.
create table supply_reveal (
  posting_id text not null references supply_posting on delete cascade,
  uid bigint not null references member on delete cascade,
  day date not null,
  primary key (posting_id, uid, day)
);
create index supply_reveal_uid on supply_reveal (uid);

create table supply_report (
  id bigint generated always as identity primary key,
  posting_id text not null references supply_posting on delete cascade,
  uid bigint not null references member on delete cascade,
  reason text not null,
  detail text not null default '',
  status text not null default 'new' check (status in ('new', 'done')),
  note text not null default '',
  handled_by bigint references member on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null,
  unique (posting_id, uid)
);
create index supply_report_status on supply_report (status, created_at desc, id desc);
create index supply_report_uid on supply_report (uid);
