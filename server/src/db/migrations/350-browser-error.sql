-- Errors in browsers: one row per group and day, with how often each page and browser met it. A partition is one day,
-- so that old days are dropped and not deleted.
create table browser_error (
  day date not null,
  -- Of release, name and message of the error, and the position that threw.
  fingerprint text not null,
  remote text not null,
  release text not null,
  -- Name of the error.
  kind text not null,
  message text not null,
  -- Stack of the first error of the day, as positions in scripts of releases.
  frames jsonb not null,
  -- Composition of the newest error.
  composition text not null,
  count integer not null,
  browsers jsonb not null,
  pages jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, fingerprint)
) partition by range (day);
create index browser_error_fingerprint on browser_error (fingerprint);

create function ensure_browser_error_day(day date) returns void language plpgsql as $$
begin
  execute format(
    'create table if not exists browser_error_%s partition of browser_error for values from (%L) to (%L)',
    to_char(day, 'YYYYMMDD'), day, day + 1);
end $$;

-- Until the job runs for the first time.
select ensure_browser_error_day(current_date + n) from generate_series(-1, 7) n;

-- Sums of two sets of counts; only the 20 highest are kept.
create function add_counts(a jsonb, b jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n
    from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) counts
    group by key order by n desc, key limit 20) highest $$;
