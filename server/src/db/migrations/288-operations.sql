-- What operators watch and what acts for them: evidence about releases, changes that wait for the composer, messages.

-- The visit (see bee-lot) that the edge issued to the browser a record came from; null in records without a valid one.
alter table action_log add column visit text;
create index action_log_visit on action_log (created_at, remote) include (release, action_id, visit, ip, value)
  where visit is not null;

-- One row per edge, window of two seconds and release: what the edge itself saw.
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
  primary key (at, edge, remote, release)
);

create table edge_seen (
  edge text primary key,
  composition text not null,
  sequence integer not null,
  problem text not null default '',
  seen_at timestamptz not null
);

-- The highest sequence of a verified composition that any edge has followed; no older one is followed again.
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

-- One process at a time watches and composes. A row and not an advisory lock: the embedded database is one session.
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

-- Calls of the API by minute and process; milliseconds.
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
