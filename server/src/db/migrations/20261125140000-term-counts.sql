-- Counts of words follow the passages by differences: an import reads its own passages and no others, and no publication
-- waits for it, because the shared counts are changed at commit.
create table search_term_change (
  term text not null,
  -- How many passages with the word were added or, if negative, removed.
  passages integer not null
);
-- One row per statement that changed passages. Like the changes it is empty between transactions.
create table search_term_turn (no bigint generated always as identity primary key);

create function note_terms() returns trigger language plpgsql as $$
declare
  noted integer;
begin
  if tg_op = 'INSERT' then
    insert into search_term_change
    select term, count(*) from new_rows n, unnest(tsvector_to_array(n.tsv)) term group by term;
  elsif tg_op = 'DELETE' then
    insert into search_term_change
    select term, -count(*) from old_rows o, unnest(tsvector_to_array(o.tsv)) term group by term;
  else
    insert into search_term_change
    select term, sum(n) from (
      select unnest(tsvector_to_array(n.tsv)) as term, 1 as n from new_rows n
      union all select unnest(tsvector_to_array(o.tsv)), -1 from old_rows o
    ) side group by term having sum(n) <> 0;
  end if;
  get diagnostics noted = row_count;
  if noted > 0 then insert into search_term_turn default values; end if;
  return null;
end $$;

create trigger note_inserted after insert on search_passage referencing new table as new_rows
  for each statement execute function note_terms();
create trigger note_deleted after delete on search_passage referencing old table as old_rows
  for each statement execute function note_terms();
create trigger note_updated after update on search_passage referencing old table as old_rows new table as new_rows
  for each statement execute function note_terms();

-- Runs like the counts of articles, once with an effect, and under the same lock: transactions that change the same words
-- in different orders would block each other otherwise.
create function count_terms() returns trigger language plpgsql set lock_timeout = '60s' as $$
begin
  delete from search_term_turn;
  if not found then return null; end if;
  perform pg_advisory_xact_lock(hashtextextended('stored counts', 0));
  with changes as (
    delete from search_term_change returning term, passages
  ), differences as (
    select term, sum(passages)::int as passages from changes group by term having sum(passages) <> 0
  ), changed as (
    update search_term t set passages = t.passages + d.passages from differences d where d.term = t.term returning t.term
  )
  -- A word without a row that loses passages was counted by a process of the version before.
  insert into search_term (term, passages)
  select term, passages from differences d
  where passages > 0 and not exists (select from changed c where c.term = d.term);
  return null;
end $$;
create constraint trigger stored_counts after insert on search_term_turn deferrable initially deferred
  for each row execute function count_terms();

-- A word that no passage has any more. The count of a word that was just inserted is positive.
create function drop_unused_term() returns trigger language plpgsql as $$
begin
  delete from search_term where term = new.term and passages <= 0;
  return null;
end $$;
create trigger drop_unused after update on search_term
  for each row when (new.passages <= 0) execute function drop_unused_term();
