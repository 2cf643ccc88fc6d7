-- Databases from before the baseline journal report_task with columns that were dropped since, so that an update during
-- an import would fail.
drop function journal_report_task() cascade;
delete from journaled_table where name = 'report_task';
select journal_imports('report_task');
