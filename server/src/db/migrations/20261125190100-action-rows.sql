-- Blocks no process: those of the version before go on inserting into action_log, and the trigger copies their rows. So it
-- may take its time, about a minute per million rows on a busy machine.
set local timezone = 'Asia/Shanghai';
set local statement_timeout = 0;

with stored as (select min(created_at)::date as first from action_log)
select keep_days('action_record', day::date, first) from stored, generate_series(first, current_date, '8 days') day;

insert into action_record select r.* from action_log a, action_record_of(a) r on conflict do nothing;

-- The version before reads the last day. The others would remain longer than they should, as nothing deletes them later.
delete from action_log where created_at < now() - interval '2 days';
