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
  -- Names under which it is sold; empty for what is cooked, dried or tinned, whose price is another.
  sold_as text[] not null default '{}',
  rank integer not null,
  sample boolean not null,
  source_id integer not null references data_source,
  updated_at timestamptz not null
);
create index food_list on food (first_id, second_id, rank);
create index food_sold_as on food using gin (sold_as);

-- `v` is null for traces and for what was not measured, which has no row of its own. `rank` and `ranked` count within
-- the first category, over values that are numbers (state = or est).
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

-- Every end of every name as written (way 0), of its initials (1) and its spelling (2) in pinyin from each character on,
-- and of the code (3): what stands anywhere in a name is found as the beginning of one of its ends.
create table food_ending (
  code text not null references food on delete cascade,
  name text not null,
  -- Another name than that of the food.
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
  -- Name as foods are compared by it.
  match_key text not null,
  sample boolean not null,
  source_id integer not null references data_source
);
create index food_gi_match on food_gi (match_key);

create unlogged table stage_food (code text primary key, place integer not null, food jsonb not null);
create unlogged table stage_food_gi (name text primary key, entry jsonb not null);
