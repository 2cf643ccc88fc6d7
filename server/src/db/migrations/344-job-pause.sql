-- Jobs that operators have paused. The queues are in the schema `pgboss`, which the server creates at its start.
create table job_pause (
  name text primary key,
  paused_at timestamptz not null
);
