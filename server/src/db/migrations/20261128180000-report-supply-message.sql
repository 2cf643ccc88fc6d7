-- A report may be about one message of a posting; without one it is about the posting.
alter table supply_report add column message_id bigint references supply_message on delete cascade,
  drop constraint supply_report_posting_id_uid_key,
  add constraint supply_report_once unique nulls not distinct (posting_id, uid, message_id);
create index supply_report_message on supply_report (message_id);
