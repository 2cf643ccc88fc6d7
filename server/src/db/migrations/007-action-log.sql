-- One record counts once, however often it is sent. What runs (remote, release, composition) and what happened to it
-- (kind, value) are columns, so that a release can be judged by the last minutes of it.
alter table action_log
  add column record_id text,
  add column remote text,
  add column release text,
  add column composition text,
  add column kind text,
  add column value double precision;
create unique index action_log_record on action_log (record_id);
create index action_log_release on action_log (remote, action_id, created_at)
  include (release, kind, value, stage) where remote is not null;
