-- Jobs run per row (pg-boss), so rows are no longer claimed.
alter table payment_notice drop column tried_at;
alter table refund drop column asked_at;
alter table report_task drop column claimed_at, drop column attempts;
