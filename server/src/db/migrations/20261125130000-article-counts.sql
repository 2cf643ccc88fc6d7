-- Counts behind the lists of articles: a page, its total and its facets no longer read every article of the scope.
create table article_count (
  scope text not null,
  type text not null,
  year smallint,
  cate text,
  org_name text,
  issuing_orgs text[],
  level text,
  region text,
  doc_type text,
  status text,
  -- The day itself is looked up for policies that expire in the current year.
  expires_in smallint,
  has_pdf boolean,
  pages integer,
  articles integer not null,
  updated_at timestamptz not null
);
create index article_count_part on article_count (scope, type, year);

create table article_tag_count (
  tag_id text not null,
  scope text not null,
  type text not null,
  year smallint,
  cate text,
  articles integer not null,
  updated_at timestamptz not null
);
create index article_tag_count_part on article_tag_count (scope, type, year);
create index article_tag_count_tag on article_tag_count (tag_id);

-- Parts to be counted again when the transaction commits; empty between transactions.
create table article_recount (
  scope text not null,
  type text not null,
  year smallint
);

create function published_year(day date) returns smallint language sql immutable as $$
  select extract(year from day)::smallint $$;

create function mark_changed_articles() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into article_recount select distinct scope, type, published_year(published_at) from new_rows;
  elsif tg_op = 'DELETE' then
    insert into article_recount select distinct scope, type, published_year(published_at) from old_rows;
  else
    -- `execute`: a plan that was made for a few rows would join many one by one.
    execute $q$
      insert into article_recount select distinct c.scope, c.type, published_year(c.day)
      from old_rows o join new_rows n using (id)
      cross join lateral (values (o.scope, o.type, o.published_at), (n.scope, n.type, n.published_at)) c (scope, type, day)
      where (o.scope, o.type, o.cate, o.published_at, o.updated_at)
        is distinct from (n.scope, n.type, n.cate, n.published_at, n.updated_at) $q$;
  end if;
  return null;
end $$;

-- For tables whose rows belong to an article. The rows of a deleted article are covered by its own trigger.
create function mark_articles(ids text[]) returns void language sql as $$
  insert into article_recount
  select distinct scope, type, published_year(published_at) from article where id = any(ids) $$;

create function mark_articles_of_new() returns trigger language plpgsql as $$
begin
  perform mark_articles((select array_agg(distinct article_id) from new_rows));
  return null;
end $$;

create function mark_articles_of_old() returns trigger language plpgsql as $$
begin
  perform mark_articles((select array_agg(distinct article_id) from old_rows));
  return null;
end $$;

create function mark_updated_policies() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  execute $q$
    select array_agg(article_id) from old_rows o join new_rows n using (article_id)
    where (o.issuing_orgs, o.level, o.region, o.doc_type, o.status, o.expires_at)
      is distinct from (n.issuing_orgs, n.level, n.region, n.doc_type, n.status, n.expires_at) $q$ into changed;
  perform mark_articles(changed);
  return null;
end $$;

-- Not for every download that is counted.
create function mark_updated_reports() returns trigger language plpgsql as $$
declare
  changed text[];
begin
  execute $q$
    select array_agg(article_id) from old_rows o join new_rows n using (article_id)
    where (o.org_name, o.pages, o.pdf) is distinct from (n.org_name, n.pages, n.pdf) $q$ into changed;
  perform mark_articles(changed);
  return null;
end $$;

create trigger count_inserted after insert on article referencing new table as new_rows
  for each statement execute function mark_changed_articles();
create trigger count_deleted after delete on article referencing old table as old_rows
  for each statement execute function mark_changed_articles();
create trigger count_updated after update on article referencing old table as old_rows new table as new_rows
  for each statement execute function mark_changed_articles();
create trigger count_inserted after insert on policy referencing new table as new_rows
  for each statement execute function mark_articles_of_new();
create trigger count_deleted after delete on policy referencing old table as old_rows
  for each statement execute function mark_articles_of_old();
create trigger count_updated after update on policy referencing old table as old_rows new table as new_rows
  for each statement execute function mark_updated_policies();
create trigger count_inserted after insert on report referencing new table as new_rows
  for each statement execute function mark_articles_of_new();
create trigger count_deleted after delete on report referencing old table as old_rows
  for each statement execute function mark_articles_of_old();
create trigger count_updated after update on report referencing old table as old_rows new table as new_rows
  for each statement execute function mark_updated_reports();
create trigger count_inserted after insert on article_tag referencing new table as new_rows
  for each statement execute function mark_articles_of_new();
create trigger count_deleted after delete on article_tag referencing old table as old_rows
  for each statement execute function mark_articles_of_old();

create function count_articles(part article_recount) returns void language plpgsql as $$
declare
  first date := make_date(coalesce(part.year, 1), 1, 1);
  next date := make_date(coalesce(part.year, 1) + 1, 1, 1);
begin
  delete from article_count c
  where c.scope = part.scope and c.type = part.type and c.year is not distinct from part.year;
  delete from article_tag_count c
  where c.scope = part.scope and c.type = part.type and c.year is not distinct from part.year;
  insert into article_count
  select part.scope, part.type, part.year, a.cate, r.org_name, p.issuing_orgs, p.level, p.region, p.doc_type, p.status,
    published_year(p.expires_at), r.pdf <> 'none', r.pages, count(*), max(a.updated_at)
  from article a left join policy p on p.article_id = a.id left join report r on r.article_id = a.id
  where a.type = part.type and a.scope = part.scope
    and coalesce(a.published_at, '0001-01-01') >= first and coalesce(a.published_at, '0001-01-01') < next
  group by 4, 5, 6, 7, 8, 9, 10, 11, 12, 13;
  insert into article_tag_count
  select g.tag_id, part.scope, part.type, part.year, a.cate, count(*), max(a.updated_at)
  from article a join article_tag g on g.article_id = a.id
  where a.type = part.type and a.scope = part.scope
    and coalesce(a.published_at, '0001-01-01') >= first and coalesce(a.published_at, '0001-01-01') < next
  group by 1, 5;
end $$;

-- Runs at commit, or before tags are touched. The lock lasts from the first recount to the end of the transaction, so that
-- two that changed the same part count after each other and the later one sees both changes. Counts of words take the
-- same lock: with two locks transactions could wait for each other. An import may hold it for longer than a request
-- waits for other locks.
create function recount_articles() returns trigger language plpgsql set lock_timeout = '60s' as $$
begin
  delete from article_recount m
  where m.scope = new.scope and m.type = new.type and m.year is not distinct from new.year;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('stored counts', 0));
  perform count_articles(new);
  return null;
end $$;
create constraint trigger stored_counts after insert on article_recount deferrable initially deferred
  for each row execute function recount_articles();

select count_articles(row(scope, type, year)::article_recount)
from (select distinct scope, type, published_year(published_at) as year from article) part;
