-- no transaction
-- Candidates of a search are its newest matches, and before them the newest with all words in the title: for a common
-- word these indexes are read up to the limit, instead of all matches being sorted.
drop index concurrently if exists search_document_date;
create index concurrently search_document_date on search_document (date desc nulls last);
drop index concurrently if exists search_document_kind_date;
create index concurrently search_document_kind_date on search_document (kind, date desc nulls last);
drop index concurrently if exists search_document_kind;
drop index concurrently if exists search_document_title;
create index concurrently search_document_title on search_document using gin (ts_filter(tsv, '{a}'));
