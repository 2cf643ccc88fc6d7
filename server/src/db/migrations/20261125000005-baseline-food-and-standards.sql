-- Foods in two levels of categories. Amounts are per 100 g of the edible part.
create table food_category (
  id integer generated always as identity primary key,
  pid integer references food_category on delete cascade,
  title text not null,
  rank integer not null
);
create unique index food_category_title on food_category (coalesce(pid, 0), title);

create table food (
  code text primary key,
  name text not null,
  alias text[] not null default '{}',
  en text,
  latin text,
  first_id integer not null references food_category,
  second_id integer not null references food_category,
  edible_pct double precision,
  representative boolean not null,
  origin text,
  description text,
  data_class text check (data_class in ('lab', 'label', 'calc', 'borrowed')),
  portions jsonb not null default '[]',
  -- Names in the price tables; empty for cooked, dried or tinned food, which has another price.
  sold_as text[] not null default '{}',
  rank integer not null,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index food_list on food (first_id, second_id, rank);
create index food_sold_as on food using gin (sold_as);

-- `v` is null for traces; a nutrient that was not measured has no row. `rank` is the rank within the first category among
-- values that are numbers (state = or est).
create table food_nutrient (
  code text not null references food on delete cascade,
  nutrient text not null,
  v double precision,
  state text not null check (state in ('=', 'est', '<', 'tr', 'doubt')),
  decimals smallint not null,
  rank integer,
  primary key (code, nutrient)
);
create index food_nutrient_value on food_nutrient (nutrient, v) where state in ('=', 'est');

create table food_mean (
  first_id integer not null references food_category on delete cascade,
  nutrient text not null,
  mean double precision not null,
  n integer not null,
  primary key (first_id, nutrient)
);

-- All suffixes of every name as written (way 0), of its initials (1) and spelling (2) in pinyin, and of the code (3), so
-- that text anywhere in a name is found by prefix.
create table food_ending (
  code text not null references food on delete cascade,
  name text not null,
  -- True for a name other than the title.
  other boolean not null,
  way smallint not null,
  at smallint not null,
  ending text not null
);
create index food_ending_begins on food_ending (ending text_pattern_ops);
create index food_ending_code on food_ending (code);

create table food_gi (
  name text primary key,
  group_name text not null,
  gi double precision not null,
  -- Folded name, for matching foods.
  match_key text not null,
  sample boolean not null,
  source_id integer not null references data_source
);
create index food_gi_match on food_gi (match_key);

-- Metadata of standards, without full texts.
create table standard (
  id text primary key,
  -- The number with its year, without spaces and slashes: GBT191-2008.
  natural_key text not null unique,
  code text not null,
  -- Without the year (GBT191), also without the T of recommended standards (GB191), then only the digits.
  number_key text not null,
  loose_key text not null,
  digits text not null,
  year text,
  title text not null,
  title_en text,
  type text not null check (type in ('gb', 'hb', 'db', 'tb', 'qb', 'intl')),
  level text,
  cate text,
  -- As published; see standard_status for the status on a day.
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
  updated_at timestamptz not null,
  -- False where the source has no status: it is then derived from the standards that replace this one.
  stated boolean not null default true
);
create index standard_number on standard (number_key text_pattern_ops);
create index standard_loose on standard (loose_key text_pattern_ops);
create index standard_digits on standard (digits text_pattern_ops);
create index standard_tsv on standard using gin (tsv);
create index standard_products on standard using gin (products);
create index standard_cate on standard (cate, id);

-- Status on a day, in the terms of the contracts.
create function standard_status(status text, effective_at date, repealed_at date, today date) returns text
  language sql immutable as $$
  select case
    when status = 'draft' then 'draft'
    when repealed_at <= today or (status = 'repealed' and repealed_at is null) then 'repealed'
    when effective_at > today then 'pending'
    else 'current'
  end $$;

-- Numbers of the standards that a standard replaces; they need not be in `standard`.
create table standard_replaces (
  standard_id text not null references standard on delete cascade,
  ref_key text not null,
  code text not null,
  place integer not null,
  primary key (standard_id, ref_key)
);
create index standard_replaced on standard_replaces (ref_key);

-- Status that followers of a standard were last notified of. A favourite without a row has not been checked yet.
create table standard_follow (
  uid bigint not null references member on delete cascade,
  type text not null default 'standard' check (type = 'standard'),
  target_id text not null,
  state text not null,
  primary key (uid, target_id),
  foreign key (uid, type, target_id) references favorite (uid, type, target_id) on delete cascade
);

-- Foods and their groups. `path` and `path_ids` are the titles and ids from the category down to the row itself; a limit
-- for any of them applies to it.
create table limit_food (
  id text primary key,
  title text not null,
  match_key text not null,
  alias text[] not null default '{}',
  parent_id text references limit_food on delete cascade,
  level text not null check (level in ('食品', '亚类', '类别')),
  path text[] not null,
  path_ids text[] not null,
  rank integer not null,
  sample boolean not null
);
create index limit_food_key on limit_food (match_key);
create index limit_food_path on limit_food using gin (path_ids);

create table limit_substance (
  id text primary key,
  name text not null,
  match_key text not null,
  -- Folded like match_key.
  alias text[] not null default '{}',
  kind text not null check (kind in ('农药', '兽药', '重金属', '真菌毒素', '微生物', '添加剂', '其他')),
  info jsonb not null default '[]',
  sample boolean not null
);
create index limit_substance_key on limit_substance (match_key);

-- `value` is in the `unit` of the source, never converted; null where the source has no number.
create table food_limit (
  id text primary key,
  food_id text not null references limit_food on delete cascade,
  substance_id text not null references limit_substance on delete cascade,
  food_text text not null,
  value double precision,
  value_text text not null,
  unit text,
  authority text not null check (authority in ('GB', 'Codex')),
  -- Foods of the group that are excluded.
  excludes text[] not null default '{}',
  standard_code text,
  standard_key text,
  clause text,
  note text,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index food_limit_food on food_limit (food_id);
create index food_limit_substance on food_limit (substance_id);
create index food_limit_standard on food_limit (standard_key);
