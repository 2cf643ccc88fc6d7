-- What members say a market asks for. Kept apart from price_quote, so that it never stands in the place of what the
-- market itself reports. Names and not references: an import puts other products and markets in the place of these.
create table price_report (
  id text primary key,
  uid bigint not null references member on delete cascade,
  group_name text not null,
  product text not null,
  spec text not null,
  market_id text not null,
  market text not null,
  date date not null,
  -- As written, per `unit`, and in 元/公斤.
  unit text not null,
  source_low double precision not null,
  source_high double precision not null,
  low double precision not null,
  high double precision not null,
  avg double precision not null,
  -- Tons.
  volume double precision,
  remark text not null,
  -- Average of the market at that time in 元/公斤, for those who review.
  usual double precision,
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  reason text not null default '',
  -- Made by the form; what is sent twice becomes one.
  form_token text,
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  unique (uid, form_token)
);
-- One quote of a member for a product in a market on a day; one that was refused may be written anew.
create unique index price_report_day on price_report (uid, group_name, product, spec, market_id, date)
  where status <> 'rejected';
create index price_report_status on price_report (status, created_at desc, id);
create index price_report_member on price_report (uid, created_at desc, id);
create index price_report_product on price_report (group_name, product, date desc) where status = 'approved';
