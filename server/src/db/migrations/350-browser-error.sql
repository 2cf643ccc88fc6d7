-- Errors in browsers: one row per group and day, with how often each page and browser met it. A partition is one day,
-- so that old days are dropped and not deleted.
create table browser_error (
  day date not null,
  -- Of release, name and message of the error, and the position that threw.
  fingerprint text not null,
  remote text not null,
  release text not null,
  kind text not null,
  message text not null,
  -- Stack of the first error of the day, as positions in scripts of releases.
  frames jsonb not null,
  composition text not null,
  count integer not null,
  browsers jsonb not null,
  pages jsonb not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (day, fingerprint)
) partition by range (day);
create index browser_error_fingerprint on browser_error (fingerprint);

-- Creates today and the next week, drops days before `first`. Returns the number of dropped days.
create function keep_browser_error_days(today date, first date) returns integer language plpgsql as $$
declare
  old text[];
begin
  for n in 0..7 loop
    execute format(
      'create table if not exists browser_error_%s partition of browser_error for values from (%L) to (%L)',
      to_char(today + n, 'YYYYMMDD'), today + n, today + n + 1);
  end loop;
  select coalesce(array_agg(c.relname), '{}') into old
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
  where i.inhparent = 'browser_error'::regclass and c.relname < 'browser_error_' || to_char(first, 'YYYYMMDD');
  for n in 1..cardinality(old) loop
    execute format('drop table %I', old[n]);
  end loop;
  return cardinality(old);
end $$;
-- Until the job runs for the first time.
select keep_browser_error_days(current_date, current_date), keep_browser_error_days(current_date + 1, current_date);

-- Sums counts by name; only the 20 highest are kept.
create function add_counts(a jsonb, b jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, n), '{}') from (
    select key, sum(value::int) as n
    from (select * from jsonb_each_text(a) union all select * from jsonb_each_text(b)) counts
    group by key order by n desc, key limit 20) highest $$;
create aggregate sum_counts(jsonb) (sfunc = add_counts, stype = jsonb, initcond = '{}');
