-- One table for all tickets; `kind` says what a ticket grants, and `payload` holds the details.
create table ticket (
  token_hash text primary key,
  kind text not null,
  -- Null where any caller may use it.
  uid bigint references member on delete cascade,
  payload jsonb not null,
  -- A ticket for a file is deleted with the file.
  fid text generated always as (payload ->> 'fid') stored references file on delete cascade,
  expires_at timestamptz not null
);
create index ticket_expires on ticket (expires_at);

-- Documents can be read for two hours. All other tickets live two minutes and are dropped.
insert into ticket (token_hash, kind, uid, payload, expires_at)
select token_hash, 'document', uid, jsonb_build_object('fid', fid, 'pages', pages), expires_at from document_ticket;
drop table document_ticket, upload_ticket, download_ticket, export_ticket, data_ticket;
