-- What people ask us to make for them: a report or data made to measure. Visitors too, so the number is a column of its own.
create table custom_order (
  id text primary key,
  no text not null unique,
  uid bigint references member on delete set null,
  kind text not null check (kind in ('report', 'data')),
  title text not null,
  industry text not null default '',
  region text not null default '',
  period text not null default '',
  fields text not null default '',
  deliver text not null default '',
  budget text not null default '',
  deadline date,
  company text not null default '',
  contact text not null,
  mobile text not null,
  remark text not null default '',
  -- Made by the form; what is sent twice becomes one order.
  form_token text unique,
  ip text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'done', 'declined')),
  created_at timestamptz not null
);
create index custom_order_status on custom_order (status, created_at desc, id);
create index custom_order_created on custom_order (created_at desc, id);

create table custom_order_file (
  order_id text not null references custom_order on delete cascade,
  place integer not null,
  fid text not null references file on delete cascade,
  primary key (order_id, place)
);
create index custom_order_file_fid on custom_order_file (fid);

-- Every change of state, and who made it.
create table custom_order_step (
  id bigint generated always as identity primary key,
  order_id text not null references custom_order on delete cascade,
  status text not null,
  operator bigint references member on delete set null,
  note text not null default '',
  at timestamptz not null
);
create index custom_order_step_order on custom_order_step (order_id, id);
