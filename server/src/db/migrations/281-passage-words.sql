-- How many different words a passage holds: of two that hold the same words of a question the shorter one is about it.
-- Last in the table, so that rows of the stage are inserted as they are.
alter table search_passage add column words integer generated always as (length(tsv)) stored;
