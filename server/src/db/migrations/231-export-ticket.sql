-- Leave to fetch an export is of one kind for all tools: `kind` is the tool that makes the file.
alter table trade_export_ticket rename to export_ticket;
alter index trade_export_ticket_pkey rename to export_ticket_pkey;
alter index trade_export_ticket_expires rename to export_ticket_expires;
alter table export_ticket add column kind text not null default 'trade' check (kind in ('trade', 'industry'));
alter table export_ticket alter column kind drop default;
