-- Titles as questions name them (foldTitle in named-sources.ts): folded once, not for every question about a law.
-- Last in the table, so that rows of the stage are inserted as they are.
alter table search_document add column folded_title text generated always as (
  regexp_replace(
    normalize(title, nfkc), '\([^)]*\)|（[^）]*）|[《》〈〉<>“”"\s·]|中华人民共和国|实施|若干|的', '', 'g'
  )
) stored;
