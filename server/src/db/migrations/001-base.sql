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
  created_at timestamptz not null
);
create index action_log_created on action_log (created_at);

-- What was done once for this database, such as loading the sample data.
create table installation (
  name text primary key,
  done_at timestamptz not null
);
