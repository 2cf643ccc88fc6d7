-- Records of actions in the browser. The edge issues the visit; remote, release, composition, kind and value are columns
-- so that a release can be judged by its last minutes.
create table action_log (
  id bigint generated always as identity primary key,
  action_id text not null,
  client_id text not null,
  stage text not null,
  user_id text,
  ip text not null,
  page text not null,
  dwell_ms integer not null,
  record jsonb not null,
  created_at timestamptz not null,
  record_id text,
  remote text,
  release text,
  composition text,
  kind text,
  value double precision,
  visit text
);
create index action_log_created on action_log (created_at);
-- A record that is sent again counts once.
create unique index action_log_record on action_log (record_id);
create index action_log_release on action_log (remote, action_id, created_at)
  include (release, kind, value, stage) where remote is not null;
create index action_log_visit on action_log (created_at, remote) include (release, action_id, visit, ip, value)
  where visit is not null;

-- Observations of an edge, per window of two seconds and release. `slot` is part of the key, so that a window that is
-- sent twice counts once.
create table edge_observation (
  edge text not null,
  at timestamptz not null,
  remote text not null,
  release text not null,
  documents integer not null,
  visits integer not null,
  renders integer not null,
  render_failed integer not null,
  render_p95 double precision,
  files_refused integer not null,
  visit_hashes text[] not null,
  slot bigint not null,
  render_networks text[] not null default '{}',
  primary key (edge, slot, remote, release)
);
create index edge_observation_at on edge_observation (at);

create table edge_seen (
  edge text primary key,
  composition text not null,
  sequence integer not null,
  problem text not null default '',
  seen_at timestamptz not null
);

-- Highest sequence of a verified composition that any edge has followed; older ones are refused.
create table composition_floor (
  one boolean primary key default true check (one),
  sequence integer not null,
  raised_at timestamptz not null
);

create table compose_request (
  id bigint generated always as identity primary key,
  change jsonb not null,
  uid bigint not null,
  name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'refused')),
  answer text not null default '',
  created_at timestamptz not null,
  done_at timestamptz
);
create index compose_request_waiting on compose_request (id) where state = 'waiting';
create index compose_request_created on compose_request (created_at);

-- One process at a time watches and composes. A row instead of an advisory lock: all connections to the embedded
-- database share one session.
create table composer_lease (
  name text primary key,
  holder text not null,
  until timestamptz not null
);

create table ops_message (
  id bigint generated always as identity primary key,
  kind text not null,
  title text not null,
  body jsonb not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz,
  failure text not null default ''
);
create index ops_message_unsent on ops_message (next_try_at) where next_try_at is not null;
-- A change of the composition is reported once, whichever process finds it.
create unique index ops_message_sequence on ops_message (((body ->> 'sequence')::integer)) where kind = 'composition';
create index ops_message_created on ops_message (created_at);

-- Calls of the API by minute and process.
create table call_minute (
  process text not null,
  at timestamptz not null,
  operation text not null,
  calls integer not null,
  failures integer not null,
  p50 double precision not null,
  p95 double precision not null,
  slowest double precision not null,
  primary key (at, process, operation)
);

-- Jobs that operators have paused. The queues are in the schema `pgboss`, which the server creates at its start.
create table job_pause (
  name text primary key,
  paused_at timestamptz not null
);

-- Errors in browsers: one row per group and day, with counts per page and browser. A partition is one day, so that old
-- days are dropped instead of deleted.
create table browser_error (
  day date not null,
  -- Hash of release, name and message of the error, and the position that threw.
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
