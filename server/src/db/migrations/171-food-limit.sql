-- Foods and the groups that they belong to. `path` are the titles, `path_ids` the ids from the category down to itself:
-- what is set for any of them is set for it.
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

-- `value` is what the source writes in `unit`, never converted; null where it names no number.
create table food_limit (
  id text primary key,
  food_id text not null references limit_food on delete cascade,
  substance_id text not null references limit_substance on delete cascade,
  food_text text not null,
  value double precision,
  value_text text not null,
  unit text,
  authority text not null check (authority in ('GB', 'Codex')),
  -- Foods of the group to which it does not apply.
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

create unlogged table stage_limit_food (like limit_food including defaults including indexes);
create unlogged table stage_limit_substance (like limit_substance including defaults including indexes);
create unlogged table stage_food_limit (like food_limit including defaults);
