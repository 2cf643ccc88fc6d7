create table market (
  id text primary key,
  name text not null,
  match_key text not null unique,
  province text,
  city text,
  adcode text,
  lng double precision,
  lat double precision,
  sample boolean not null
);

-- `match_key` is the name without invisible characters and with half-width brackets: spellings of one product meet there.
create table price_product (
  id integer generated always as identity primary key,
  class_id text not null,
  group_name text not null,
  name text not null,
  match_key text not null,
  alias text[] not null default '{}',
  rank integer not null,
  sample boolean not null,
  unique (group_name, match_key)
);
create index price_product_key on price_product (match_key);

-- One product and spec in one market, with its latest figures (元/公斤), kept by the refresh that follows every change of quotes.
create table price_series (
  id integer generated always as identity primary key,
  product_id integer not null references price_product on delete cascade,
  market_id text not null references market,
  spec text not null default '',
  origin text,
  source_id integer not null references data_source,
  sample boolean not null,
  -- The series that speaks for its product and spec: the one with most quotes.
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
  unique (product_id, market_id, spec)
);
create index price_series_market on price_series (market_id);
create index price_series_headline on price_series (headline) where headline;

-- Converted prices in 元/公斤 beside what the source wrote (per `unit`). A missing day has no row.
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

-- Partitions exist for the years that hold quotes.
create function ensure_price_year(year integer) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists price_quote_%s partition of price_quote for values from (%L) to (%L)',
    year, make_date(year, 1, 1), make_date(year + 1, 1, 1));
end $$;

-- What the whole data set covers; one row, null before any price exists.
create view price_span as
  select min(first_date) as first_date, max(last_date) as last_date from price_series;

-- Newest quote at or before a day, at most 7 days older.
create function price_before(series integer, day date) returns table (date date, avg double precision)
  language sql stable rows 1 as $$
  select q.date, q.avg from price_quote q
  where q.series_id = series and q.date between day - 6 and day
  order by q.date desc limit 1 $$;

create function price_change(now double precision, earlier double precision) returns double precision
  language sql immutable as $$
  select case when earlier > 0 then round((100 * (now / earlier - 1))::numeric, 2)::double precision end $$;

-- Averages of the 30 days up to a day, oldest first, null for days without a quote.
create function price_spark(series integer, day date) returns double precision[] language sql stable as $$
  select array_agg(q.avg order by d.n desc)
  from generate_series(0, 29) d(n)
  left join price_quote q on q.series_id = series and q.date = day - d.n $$;
