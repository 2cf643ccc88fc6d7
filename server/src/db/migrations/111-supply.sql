-- What members offer and look for.
create table supply_posting (
  id text primary key,
  uid bigint not null references member on delete cascade,
  -- Made by the form; what is sent twice becomes one posting.
  form_token text unique,
  kind text not null check (kind in ('supply', 'demand')),
  title text not null,
  product text not null,
  variety text not null default '',
  spec text not null default '',
  qty double precision not null check (qty > 0),
  qty_unit text not null,
  price double precision check (price > 0),
  price_unit text,
  -- The price in 元/公斤; null where it is to be agreed or its unit is no weight.
  price_kg double precision,
  negotiable boolean not null,
  adcode text not null,
  place text not null,
  origin text not null default '',
  -- The last day on which it is shown.
  expires_at date not null,
  description text not null default '',
  contact text not null,
  mobile text not null,
  status text not null
    check (status in ('draft', 'pending', 'online', 'paused', 'rejected', 'done', 'expired', 'closed')),
  reason text not null default '',
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  revision integer not null default 1,
  views integer not null default 0,
  contacts integer not null default 0,
  sample boolean not null default false,
  created_at timestamptz not null,
  published_at timestamptz,
  check (negotiable or price is not null)
);
create index supply_posting_online on supply_posting (kind, published_at desc, id) where status = 'online';
create index supply_posting_product on supply_posting (product) where status = 'online';
create index supply_posting_expires on supply_posting (expires_at) where status in ('online', 'paused');
create index supply_posting_owner on supply_posting (uid, created_at desc, id);
create index supply_posting_review on supply_posting (status, created_at desc, id);

create table supply_image (
  posting_id text not null references supply_posting on delete cascade,
  place integer not null,
  fid text not null references file on delete cascade,
  primary key (posting_id, place)
);
create index supply_image_fid on supply_image (fid);

-- Whose number a member has seen on a day; seeing it again that day is not counted again.
create table supply_reveal (
  posting_id text not null references supply_posting on delete cascade,
  uid bigint not null references member on delete cascade,
  day date not null,
  primary key (posting_id, uid, day)
);
create index supply_reveal_uid on supply_reveal (uid);

create table supply_report (
  id bigint generated always as identity primary key,
  posting_id text not null references supply_posting on delete cascade,
  uid bigint not null references member on delete cascade,
  reason text not null,
  detail text not null default '',
  status text not null default 'new' check (status in ('new', 'done')),
  note text not null default '',
  handled_by bigint references member on delete set null,
  handled_at timestamptz,
  created_at timestamptz not null,
  unique (posting_id, uid)
);
create index supply_report_status on supply_report (status, created_at desc, id desc);
create index supply_report_uid on supply_report (uid);
