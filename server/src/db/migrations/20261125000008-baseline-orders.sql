-- Requests for a custom report or custom data. Visitors may send them too, so the mobile number is a column.
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
  -- Made by the form, so that a form that is sent twice makes one order.
  form_token text unique,
  ip text not null,
  status text not null default 'new' check (status in ('new', 'contacted', 'done', 'declined')),
  created_at timestamptz not null,
  price numeric(12, 2) check (price > 0)
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

-- Every change of status, and the operator who made it.
create table custom_order_step (
  id bigint generated always as identity primary key,
  order_id text not null references custom_order on delete cascade,
  status text not null,
  operator bigint references member on delete set null,
  note text not null default '',
  at timestamptz not null
);
create index custom_order_step_order on custom_order_step (order_id, id);

-- Orders; "order" is a keyword of SQL.
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
    check (invoice_status in ('none', 'submitted', 'issuing', 'issued', 'rejected', 'reversed')),
  benefit_from timestamptz,
  benefit_to timestamptz,
  remark text not null default '',
  target text not null default '',
  plan_id text not null default '',
  -- Made by the form, so that a form that is sent twice makes one order.
  form_token text,
  -- SHA-256 of the form's content: the same token with other content is refused.
  form_hash text,
  cancel_reason text not null default '',
  refunded numeric(12, 2) not null default 0,
  constraint purchase_points check (points_used >= 0),
  constraint purchase_sum check (pay_amount = amount - discount),
  constraint purchase_refunded check (refunded >= 0 and refunded <= pay_amount)
);
create index purchase_member on purchase (uid, created_at desc, id);
create unique index purchase_form_token on purchase (uid, form_token);
-- A member has one unpaid order per product.
create unique index purchase_unpaid on purchase (uid, target) where status = 'unpaid';
create index purchase_expiring on purchase (expires_at) where status = 'unpaid';
create index purchase_created on purchase (created_at desc, id);
-- Finds the products that a member has bought.
create index purchase_bought on purchase (uid, target) where status = 'paid';

-- Every change of status; `text` is shown to the member.
create table purchase_step (
  id bigint generated always as identity primary key,
  order_id text not null references purchase on delete cascade,
  status text not null,
  text text not null,
  at timestamptz not null
);
create index purchase_step_order on purchase_step (order_id, id);

-- One attempt to pay, with its own number at the provider.
create table payment (
  pay_no text primary key,
  order_id text not null references purchase on delete cascade,
  method text not null check (method in ('wechat', 'alipay')),
  channel text not null check (channel in ('native', 'h5', 'page', 'wap')),
  amount numeric(12, 2) not null check (amount > 0),
  status text not null check (status in ('waiting', 'scanned', 'paid', 'closed', 'failed')),
  pay_url text,
  -- The provider's own number.
  trade_no text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- Time of the last query to the provider, so that two processes do not query at the same time.
  asked_at timestamptz,
  paid_at timestamptz,
  -- The provider has closed it, so that no payment can arrive any more.
  closed_at timestamptz
);
create index payment_order on payment (order_id, created_at);
create unique index payment_trade on payment (method, trade_no) where trade_no is not null;
-- Two tabs get the same QR code.
create unique index payment_open on payment (order_id, method, channel) where status in ('waiting', 'scanned');
create index payment_unknown on payment (created_at) where status in ('waiting', 'scanned');
create index payment_unclosed on payment (created_at) where status in ('closed', 'failed') and closed_at is null;

-- Verified notifications as received. The process that locks the row first processes it, exactly once.
create table payment_notice (
  id bigint generated always as identity primary key,
  method text not null check (method in ('wechat', 'alipay')),
  -- A repeated notification has the same key.
  key text not null,
  body jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  -- For example paid, reopened, refunded late, refunded double, known, unknown payment, wrong amount.
  outcome text,
  unique (method, key)
);
create index payment_notice_open on payment_notice (received_at) where processed_at is null;

create table refund (
  id text primary key,
  order_id text not null references purchase on delete cascade,
  pay_no text not null references payment on delete cascade,
  cause text not null check (cause in ('member', 'operator', 'late', 'double')),
  status text not null
    check (status in ('requested', 'approved', 'sent', 'done', 'failed', 'rejected', 'withdrawn')),
  amount numeric(12, 2) not null check (amount > 0),
  reason text not null,
  note text not null default '',
  failure text not null default '',
  -- The provider's own number.
  trade_no text,
  handled_by bigint references member on delete set null,
  created_at timestamptz not null,
  done_at timestamptz,
  -- Pauses between attempts are counted from this time.
  sendable_at timestamptz,
  -- Part of the number at the provider: a refund that the provider has closed is sent again under another number.
  attempt smallint not null default 1
);
create index refund_order on refund (order_id, created_at);
create index refund_pay_no on refund (pay_no);
create index refund_status on refund (status, created_at desc, id);
create index refund_created on refund (created_at desc, id);
-- An order has at most one refund in progress.
create unique index refund_open on refund (order_id)
  where cause in ('member', 'operator') and status in ('requested', 'approved', 'sent', 'failed');
-- A late or double payment is refunded once.
create unique index refund_unasked on refund (pay_no) where cause in ('late', 'double');

-- Append-only ledger: every change of the end of a membership, with the end before and after. One entry per order.
create table membership_record (
  id bigint generated always as identity primary key,
  uid bigint not null references member on delete cascade,
  kind text not null check (kind in ('vip', 'veg_vip')),
  source text not null check (source in ('opening', 'order', 'refund', 'merge')),
  biz_id text not null,
  -- Null: no membership.
  ends_before timestamptz,
  ends_after timestamptz,
  created_at timestamptz not null,
  unique (kind, source, biz_id)
);
create index membership_record_member on membership_record (uid, kind, id);

create table invoice (
  id text primary key,
  uid bigint not null references member on delete cascade,
  no text not null default '',
  amount numeric(12, 2) not null check (amount > 0),
  type text not null check (type in ('normal', 'special')),
  -- Copy of the invoice title at the time of the request.
  title jsonb not null,
  content text not null,
  email text not null,
  mobile text not null default '',
  remark text not null default '',
  status text not null check (status in ('submitted', 'issuing', 'issued', 'rejected', 'reversed')),
  reject_reason text not null default '',
  fid text references file,
  form_token text,
  handled_by bigint references member on delete set null,
  submitted_at timestamptz not null,
  issued_at timestamptz,
  -- A reversed invoice has a red invoice (红字发票) with its own number and file.
  red_no text not null default '',
  red_fid text references file,
  reversed_at timestamptz
);
create index invoice_member on invoice (uid, submitted_at desc, id);
create index invoice_status on invoice (status, submitted_at desc, id);
create unique index invoice_form_token on invoice (uid, form_token);
create unique index invoice_no on invoice (no) where no <> '';
create unique index invoice_red_no on invoice (red_no) where red_no <> '';

create table invoice_order (
  invoice_id text not null references invoice on delete cascade,
  order_id text not null references purchase on delete cascade,
  -- False after the invoice was rejected.
  live boolean not null default true,
  primary key (invoice_id, order_id)
);
create unique index invoice_order_live on invoice_order (order_id) where live;
create index invoice_order_order on invoice_order (order_id);

create table invoice_title (
  id bigint generated always as identity primary key,
  uid bigint not null references member on delete cascade,
  kind text not null check (kind in ('person', 'company')),
  title text not null,
  tax_no text not null default '',
  address text not null default '',
  phone text not null default '',
  bank text not null default '',
  account text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (uid, kind, title, tax_no)
);
create unique index invoice_title_default on invoice_title (uid) where is_default;
