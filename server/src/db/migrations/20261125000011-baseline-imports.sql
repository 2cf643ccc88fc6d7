-- Runs of `npm run import`.
create table import_run (
  id text primary key,
  kind text not null,
  files text[] not null,
  state text not null check (state in ('running', 'published', 'dry', 'failed', 'undone')),
  started_at timestamptz not null,
  heartbeat_at timestamptz not null,
  finished_at timestamptz,
  counts jsonb not null default '{}',
  -- Shown to operators. Fences runs: a later run has a higher number.
  no integer generated always as identity unique,
  undoable boolean not null default false
);

-- The run that may import. Publishing holds the row locked, so that no other run takes over, however long it takes.
create table import_lease (
  name text primary key,
  run integer references import_run (no) on delete set null,
  expires_at timestamptz not null
);

insert into import_lease values ('import', null, now());

-- Journal: rows that a run changed, written by triggers, so that the run can be undone.
create table import_change (
  run integer not null,
  no bigint generated always as identity,
  table_name text not null,
  key jsonb not null,
  before jsonb,
  same boolean not null default false,
  derived boolean not null default false
);
create index import_change_run on import_change (run, table_name);
-- Files that an undo would restore are not swept.
create index import_change_file on import_change ((key ->> 'fid')) where table_name = 'file';

create table journaled_table (
  name text primary key,
  key text[] not null
);

-- Makes a table write the journal in transactions that set bee.import_run. The key is the primary key unless it is given;
-- `derived` are columns that are derived from other rows; `rows` is a condition on the row r that limits the journal.
create function journal_imports(
  given regclass, derived text[] default '{}', given_key text[] default null, rows text default 'true'
) returns void language plpgsql as $$
declare
  name text := given::text;
  key text[] := coalesce(given_key, (
    select array_agg(a.attname::text order by array_position(i.indkey::int[], a.attnum::int))
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
    where i.indrelid = given and i.indisprimary));
  pairs text := (select string_agg(format('%L, r.%I', k, k), ', ') from unnest(key) k);
  same_key text := (select string_agg(format('r.%I = n.%I', k, k), ' and ') from unnest(key) k);
  stated text[] := (
    select array_agg(a.attname::text order by a.attnum) from pg_attribute a
    where a.attrelid = given and a.attnum > 0 and not a.attisdropped and a.attname <> all (derived));
  same_stated text := (select format('(%s) is not distinct from (%s)', string_agg(format('r.%I', c), ', '), string_agg(format('n.%I', c), ', '))
    from unnest(stated) c);
  has_run text := 'nullif(current_setting(''bee.import_run'', true), '''') is not null';
begin
  insert into journaled_table values (name, key);
  -- The plan of an update is made anew each time: made for a few rows it would join many one by one.
  execute format($create$
    create function journal_%1$s() returns trigger language plpgsql as $body$
    declare
      current_run integer := current_setting('bee.import_run')::integer;
    begin
      if tg_op = 'INSERT' then
        insert into import_change (run, table_name, key)
        select current_run, '%1$s', jsonb_build_object(%2$s) from new_rows r where %4$s;
      elsif tg_op = 'DELETE' then
        insert into import_change (run, table_name, key, before)
        select current_run, '%1$s', jsonb_build_object(%2$s), to_jsonb(r) from old_rows r where %4$s;
      else
        execute $update$
          insert into import_change (run, table_name, key, before, same, derived)
          select $1, '%1$s', jsonb_build_object(%2$s), case when r is distinct from n then to_jsonb(r) end,
            r is not distinct from n, r is distinct from n and %5$s
          from old_rows r join new_rows n on %3$s where %4$s$update$ using current_run;
      end if;
      return null;
    end $body$
  $create$, name, pairs, same_key, rows, same_stated);
  execute format('create trigger journal_insert after insert on %1$s referencing new table as new_rows
    for each statement when (%2$s) execute function journal_%1$s()', name, has_run);
  execute format('create trigger journal_update after update on %1$s referencing old table as old_rows new table as new_rows
    for each statement when (%2$s) execute function journal_%1$s()', name, has_run);
  execute format('create trigger journal_delete after delete on %1$s referencing old table as old_rows
    for each statement when (%2$s) execute function journal_%1$s()', name, has_run);
end $$;

select journal_imports(name::regclass) from unnest(array[
  'data_source', 'file',
  'article', 'article_tag', 'report_series', 'report', 'report_page', 'report_file', 'report_task',
  'baike_category', 'baike', 'baike_comment', 'baike_comment_like', 'baike_comment_report',
  'reference_series', 'reference_issue', 'reference_article', 'reference_series_tag', 'reference_article_tag',
  'reference_enterprise', 'enterprise',
  'standard_replaces', 'limit_food', 'limit_substance', 'food_limit',
  'food_category', 'food', 'food_gi',
  'hs_edition', 'hs_successor', 'trade_country', 'trade_permit', 'trade_port', 'trade_row', 'trade_tariff',
  'stat_value',
  'data_product', 'data_product_file', 'data_product_release',
  'industry_past',
  'market', 'market_report', 'price_product', 'price_quote'
]) name;
select journal_imports('policy', array['status']);
select journal_imports('standard', array['repealed_at']);
select journal_imports('food_nutrient', array['rank']);
select journal_imports('hs_code', array['valid_from', 'valid_to']);
select journal_imports('stat_topic', array['provinces']);
select journal_imports('price_series', array[
  'headline', 'market_count', 'quotes', 'first_date', 'last_date', 'prev_date', 'low', 'avg', 'high', 'unit',
  'source_low', 'source_avg', 'source_high', 'flag', 'chg_d', 'chg_w', 'chg_m', 'chg_y', 'spark', 'mean30']);
select journal_imports('industry_node', array['tables']);
select journal_imports('industry_table', array['first_period', 'last_period', 'row_count', 'places', 'vintages', 'coverage']);
select journal_imports('industry_row', given_key => array['table_no', 'period', 'adcode', 'd1', 'd2', 'd3', 'd4']);
select journal_imports('industry_name', given_key => array[
  'node_id', 'name', 'other', 'folded', 'spelling', 'initials', 'syllables', 'within']);
select journal_imports('food_ending', given_key => array['code', 'name', 'other', 'way', 'at', 'ending']);
-- Documents of the data tools are derived from their data.
select journal_imports('search_document', rows =>
  $$r.kind in ('encyclopedia', 'news', 'policy', 'research_report', 'reference', 'data_product')$$);
select journal_imports(name::regclass, rows =>
  $$split_part(r.document_id, ':', 1) in ('encyclopedia', 'news', 'policy', 'research_report', 'reference', 'data_product')$$)
  from unnest(array['search_passage', 'search_name']) name;
