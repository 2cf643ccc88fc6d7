-- Days are those of Shanghai.
set local timezone = 'Asia/Shanghai';

-- Keeps the partitions of `parent`, one per day and named <parent>_YYYYMMDD: creates today and the next week, drops days
-- before `first`. Rows of a day without a partition are in <parent>_default and move to their partition here. The key is
-- a date or an instant. Returns the number of dropped days.
create function keep_days(parent text, today date, first date) returns integer language plpgsql
  set timezone = 'Asia/Shanghai' set lock_timeout = '1s' as $$
declare
  spare text := parent || '_default';
  key text := (select attname from pg_partitioned_table join pg_attribute on attrelid = partrelid and attnum = partattrs[0]
    where partrelid = parent::regclass);
  days date[];
  old text[];
  part text;
begin
  -- Inserts wait, because a row for the default partition is refused if its day gets a partition meanwhile.
  execute format('lock table only %I in share row exclusive mode', parent);
  execute format('delete from %I where %I < %L', spare, key, first);
  execute format('select array_agg(distinct day) from (
    select %I::date as day from %I union select %L::date + n from generate_series(0, 7) n) wanted', key, spare, today)
    into days;
  for n in 1..cardinality(days) loop
    part := parent || to_char(days[n], '_YYYYMMDD');
    continue when days[n] > today + 7 or to_regclass(part) is not null;
    execute format('create table %I (like %I including all)', part, parent);
    execute format('with moved as (delete from %I where %I::date = %L returning *) insert into %I select * from moved',
      spare, key, days[n], part);
    -- Unlike `create table … partition of` this does not wait for those who read other days.
    execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, part, days[n], days[n] + 1);
  end loop;
  select coalesce(array_agg(relname), '{}') into old from pg_inherits join pg_class on oid = inhrelid
  where inhparent = parent::regclass and relname < parent || to_char(first, '_YYYYMMDD');
  for n in 1..cardinality(old) loop
    execute format('drop table %I', old[n]);
  end loop;
  return cardinality(old);
end $$;

-- Processes of the version before call it. To be dropped in the next version.
create or replace function keep_browser_error_days(today date, first date) returns integer language sql as $$
  select keep_days('browser_error', today, first) $$;

create table browser_error_default partition of browser_error default;

-- What is stored becomes the partition of today. Processes of the version before insert into the same table.
lock table call_minute;
delete from call_minute where at >= current_date + 1;
do $$
declare
  part text := 'call_minute' || to_char(current_date, '_YYYYMMDD');
  first date := (select least(min(at)::date, current_date) from call_minute);
begin
  execute format('alter table call_minute rename to %I', part);
  execute format('alter index call_minute_pkey rename to %I', part || '_pkey');
  execute format('create table call_minute (like %I including all) partition by range (at)', part);
  execute format('alter table call_minute attach partition %I for values from (%L) to (%L)', part, first,
    current_date + 1);
end $$;
create table call_minute_default partition of call_minute default;

-- Records of actions in the browser. The edge issues the visit; remote, release, composition, kind and value are columns
-- so that a release can be judged by its last minutes.
create table action_record (
  day date not null check (day = (created_at at time zone 'Asia/Shanghai')::date),
  record_id text not null,
  action_id text not null,
  client_id text not null,
  stage text not null,
  user_id text,
  ip text not null,
  page text not null,
  dwell_ms integer not null,
  record jsonb not null,
  created_at timestamptz not null,
  remote text,
  release text,
  composition text,
  kind text,
  value double precision,
  visit text,
  -- A record that is sent again counts once.
  primary key (record_id, day)
) partition by range (day);
create index action_record_release on action_record (remote, action_id, created_at)
  include (release, kind, value, stage) where remote is not null;
create index action_record_visit on action_record (created_at, remote) include (release, action_id, visit, ip, value)
  where visit is not null;
create table action_record_default partition of action_record default;

comment on column action_record.day is 'Day of created_at in Shanghai; the partition.';
comment on column action_record.record_id is 'From the client; made by the server if the client sent none.';
comment on column action_record.remote is 'Remote, release and composition that ran; null if the record does not include them.';
comment on column action_record.kind is 'Kind of failure, name of the error, or name of the web vital.';
comment on column action_record.value is 'Value of a web vital; number of attempts for a load failure.';
comment on column action_record.visit is 'The visit that the edge issued; only records with a visit count as evidence about a release.';

-- Processes of the version before insert into action_log, whose key is the record id alone; their rows are copied. To be
-- dropped in the next version with action_log.
create function action_record_of(a action_log) returns setof action_record language sql stable as $$
  select (a.created_at at time zone 'Asia/Shanghai')::date, coalesce(a.record_id, 'action_log ' || a.id), a.action_id,
    a.client_id, a.stage, a.user_id, a.ip, a.page, a.dwell_ms, a.record, a.created_at, a.remote, a.release, a.composition,
    a.kind, a.value, a.visit $$;
create function copy_action() returns trigger language plpgsql as $$
begin
  insert into action_record select * from action_record_of(new) on conflict do nothing;
  return null;
end $$;
create trigger copy_action after insert on action_log for each row execute function copy_action();

select keep_days(parent, current_date, current_date) from unnest('{browser_error,call_minute,action_record}'::text[]) parent;
