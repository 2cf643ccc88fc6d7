-- "order" is a keyword of SQL.
create table purchase (
  id text primary key,
  no text not null unique,
  uid bigint not null references member on delete cascade,
  kind text not null check (kind in ('vip', 'veg_vip', 'report', 'data', 'custom')),
  items jsonb not null,
  amount numeric(12, 2) not null check (amount >= 0),
  discount numeric(12, 2) not null default 0,
  points_used integer not null default 0,
  pay_amount numeric(12, 2) not null check (pay_amount >= 0),
  status text not null check (status in ('unpaid', 'paid', 'cancelled', 'expired', 'refunding', 'refunded')),
  pay_method text check (pay_method in ('wechat', 'alipay')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  paid_at timestamptz,
  invoice_status text not null default 'none'
    check (invoice_status in ('none', 'submitted', 'issuing', 'issued', 'rejected')),
  benefit_from timestamptz,
  benefit_to timestamptz,
  remark text not null default ''
);
create index purchase_member on purchase (uid, created_at desc, id);
