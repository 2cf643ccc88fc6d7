-- Files that members bring. `key` is where the store keeps the bytes; it belongs to one row alone, so that removing
-- one file can never take the bytes of another.
create table file (
  fid text primary key,
  uid bigint not null references member on delete cascade,
  purpose text not null check (purpose in ('avatar', 'image', 'attachment')),
  name text not null,
  type text not null,
  size integer not null check (size > 0),
  -- Of the bytes as they were sent, and as they are stored (images are drawn anew).
  sent_sha256 text not null,
  sha256 text not null,
  key text not null unique,
  -- Only `stored` files exist for people. The other two are swept when whoever moved them did not come back.
  state text not null check (state in ('arriving', 'stored', 'leaving')),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create unique index file_same on file (uid, purpose, sent_sha256) where state = 'stored';
create index file_unfinished on file (changed_at) where state <> 'stored';

-- What was declared for one upload; taken out when the upload begins.
create table upload_ticket (
  token_hash text primary key,
  uid bigint not null references member on delete cascade,
  purpose text not null,
  name text not null,
  size integer not null,
  sha256 text not null,
  expires_at timestamptz not null
);
create index upload_ticket_expires on upload_ticket (expires_at);

create table download_ticket (
  token_hash text primary key,
  uid bigint not null references member on delete cascade,
  fid text not null references file on delete cascade,
  expires_at timestamptz not null
);
create index download_ticket_expires on download_ticket (expires_at);

alter table member add column avatar_fid text references file on delete set null;

-- Who dealt with a feedback, when, and what came of it.
alter table feedback add column note text not null default '';
alter table feedback add column handled_by bigint references member on delete set null;
alter table feedback add column handled_at timestamptz;
alter table feedback add constraint feedback_status check (status in ('new', 'done'));
create index feedback_status_created on feedback (status, created_at desc, id desc);
