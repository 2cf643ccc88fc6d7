-- What a member photographed beside a quote: a price board, a bill, the goods.
alter table price_report add column photo text references file on delete set null;
create index price_report_photo on price_report (photo) where photo is not null;
