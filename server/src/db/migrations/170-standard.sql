-- Standards by their metadata; full texts are not held.
create table standard (
  id text primary key,
  -- The number without spaces, slashes and hyphens, with its year: GBT191-2008.
  natural_key text not null unique,
  code text not null,
  -- Without the year, and without the T of recommended standards: GBT191, GB191; then its digits alone.
  number_key text not null,
  loose_key text not null,
  digits text not null,
  year text,
  title text not null,
  title_en text,
  type text not null check (type in ('gb', 'hb', 'db', 'tb', 'qb', 'intl')),
  level text,
  cate text,
  -- As published; whether it is pending or no longer in force follows from the day.
  status text not null check (status in ('in_force', 'repealed', 'draft')),
  issued_at date,
  effective_at date,
  repealed_at date,
  adopted jsonb,
  ics text[] not null default '{}',
  ccs text,
  issuer text,
  committee text,
  drafters text[] not null default '{}',
  scope text,
  products text[] not null default '{}',
  official_url text,
  tsv tsvector not null,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index standard_number on standard (number_key text_pattern_ops);
create index standard_loose on standard (loose_key text_pattern_ops);
create index standard_digits on standard (digits text_pattern_ops);
create index standard_tsv on standard using gin (tsv);
create index standard_products on standard using gin (products);
create index standard_cate on standard (cate, id);

-- What a standard replaces, by number: the older one need not be known.
create table standard_replaces (
  standard_id text not null references standard on delete cascade,
  ref_key text not null,
  code text not null,
  place integer not null,
  primary key (standard_id, ref_key)
);
create index standard_replaced on standard_replaces (ref_key);

-- Status on a day, as contracts name it.
create function standard_status(status text, effective_at date, repealed_at date, today date) returns text
  language sql immutable as $$
  select case
    when status = 'draft' then 'draft'
    when repealed_at <= today or (status = 'repealed' and repealed_at is null) then 'repealed'
    when effective_at > today then 'pending'
    else 'current'
  end $$;

-- `stated`: the file says the status itself.
create unlogged table stage_standard (like standard including defaults, stated boolean not null);
create unlogged table stage_standard_replaces (like standard_replaces);

-- What a standard was when its followers last heard of it. A favourite without a row has not been looked at yet.
create table standard_follow (
  uid bigint not null references member on delete cascade,
  type text not null default 'standard' check (type = 'standard'),
  target_id text not null,
  state text not null,
  primary key (uid, target_id),
  foreign key (uid, type, target_id) references favorite (uid, type, target_id) on delete cascade
);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in ('price', 'quote', 'standard'));
