-- What is bought, as kind and product: vip, data:wholesale-prices. One product is unpaid once per member.
alter table purchase
  add column target text not null default '',
  add column plan_id text not null default '',
  -- Made by the form once per order; what is sent twice becomes one order.
  add column form_token text,
  -- SHA-256 of what was sent with it: the same key with another content is refused.
  add column form_hash text,
  add column cancel_reason text not null default '',
  -- Of pay_amount, what has gone back.
  add column refunded numeric(12, 2) not null default 0,
  add constraint purchase_points check (points_used >= 0),
  add constraint purchase_sum check (pay_amount = amount - discount),
  add constraint purchase_refunded check (refunded >= 0 and refunded <= pay_amount);

update purchase set
  target = case when kind in ('vip', 'veg_vip') then kind else kind || ':' || coalesce(items->0->>'product_id', id) end,
  refunded = case when status = 'refunded' then pay_amount else 0 end;

create unique index purchase_form_token on purchase (uid, form_token);
create unique index purchase_unpaid on purchase (uid, target) where status = 'unpaid';
create index purchase_expiring on purchase (expires_at) where status = 'unpaid';
create index purchase_created on purchase (created_at desc, id);
-- Who has bought what.
create index purchase_bought on purchase (uid, target) where status = 'paid';

-- Every change of state; the text is what the member reads.
create table purchase_step (
  id bigint generated always as identity primary key,
  order_id text not null references purchase on delete cascade,
  status text not null,
  text text not null,
  at timestamptz not null
);
create index purchase_step_order on purchase_step (order_id, id);

-- One attempt to pay, with a number of its own at the provider.
create table payment (
  pay_no text primary key,
  order_id text not null references purchase on delete cascade,
  method text not null check (method in ('wechat', 'alipay')),
  channel text not null check (channel in ('native', 'h5', 'page', 'wap')),
  amount numeric(12, 2) not null check (amount > 0),
  status text not null check (status in ('waiting', 'scanned', 'paid', 'closed', 'failed')),
  -- What the member follows: the text of a QR code or an address; null until the provider has answered.
  pay_url text,
  -- The provider's own number.
  trade_no text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- When the provider was asked last; no two ask at once.
  asked_at timestamptz,
  paid_at timestamptz,
  -- The provider has closed it, so nothing can come any more.
  closed_at timestamptz
);
create index payment_order on payment (order_id, created_at);
create unique index payment_trade on payment (method, trade_no) where trade_no is not null;
-- Two tabs get the same code.
create unique index payment_open on payment (order_id, method, channel) where status in ('waiting', 'scanned');
create index payment_unknown on payment (created_at) where status in ('waiting', 'scanned');
create index payment_unclosed on payment (created_at) where status in ('closed', 'failed') and closed_at is null;

-- Verified notifications, as they came. Processed exactly once, by whoever locks the row first.
create table payment_notice (
  id bigint generated always as identity primary key,
  method text not null check (method in ('wechat', 'alipay')),
  -- The same happening told again has the same key.
  key text not null,
  body jsonb not null,
  received_at timestamptz not null,
  processed_at timestamptz,
  -- What came of it: paid, reopened, refunded late, refunded double, known, unknown payment, wrong amount, ….
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
  asked_at timestamptz,
  done_at timestamptz
);
create index refund_order on refund (order_id, created_at);
create index refund_pay_no on refund (pay_no);
create index refund_status on refund (status, created_at desc, id);
create index refund_created on refund (created_at desc, id);
-- An order has one refund on its way at a time.
create unique index refund_open on refund (order_id)
  where cause in ('member', 'operator') and status in ('requested', 'approved', 'sent', 'failed');
-- What nobody asked for goes back once per payment.
create unique index refund_unasked on refund (pay_no) where cause in ('late', 'double');

-- Append-only: every change of the end of a membership, with the end before and after it. One grant per order.
create table membership_record (
  id bigint generated always as identity primary key,
  uid bigint not null references member on delete cascade,
  kind text not null check (kind in ('vip', 'veg_vip')),
  source text not null check (source in ('opening', 'order', 'refund', 'merge')),
  biz_id text not null,
  -- Null: there was, or is, none.
  ends_before timestamptz,
  ends_after timestamptz,
  created_at timestamptz not null,
  unique (kind, source, biz_id)
);
create index membership_record_member on membership_record (uid, kind, id);

insert into membership_record (uid, kind, source, biz_id, ends_before, ends_after, created_at)
select uid, 'vip', 'opening', uid::text, null::timestamptz, vip_expire, reg_time from member where vip_expire is not null
union all
select uid, 'veg_vip', 'opening', uid::text, null, vegetable_expire, reg_time from member
where vegetable_expire is not null;

create table invoice (
  id text primary key,
  uid bigint not null references member on delete cascade,
  no text not null default '',
  amount numeric(12, 2) not null check (amount > 0),
  type text not null check (type in ('normal', 'special')),
  -- Who it is made out to, as it was when it was asked for.
  title jsonb not null,
  content text not null,
  email text not null,
  mobile text not null default '',
  remark text not null default '',
  status text not null check (status in ('submitted', 'issuing', 'issued', 'rejected')),
  reject_reason text not null default '',
  fid text references file,
  form_token text,
  handled_by bigint references member on delete set null,
  submitted_at timestamptz not null,
  issued_at timestamptz
);
create index invoice_member on invoice (uid, submitted_at desc, id);
create index invoice_status on invoice (status, submitted_at desc, id);
create unique index invoice_form_token on invoice (uid, form_token);
create unique index invoice_no on invoice (no) where no <> '';

create table invoice_order (
  invoice_id text not null references invoice on delete cascade,
  order_id text not null references purchase on delete cascade,
  -- False once the invoice was rejected.
  live boolean not null default true,
  primary key (invoice_id, order_id)
);
create unique index invoice_order_live on invoice_order (order_id) where live;

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

-- A custom order that was quoted can be ordered for this price.
alter table custom_order add column price numeric(12, 2) check (price > 0);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check
  check (kind in ('price', 'quote', 'standard', 'comment', 'order', 'invoice'));

alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check
  check (purpose in ('avatar', 'image', 'attachment', 'report', 'picture', 'data', 'invoice'));
