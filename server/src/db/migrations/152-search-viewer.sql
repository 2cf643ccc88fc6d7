-- Where a page of a document is opened: page id and parameters, to which the number of the page is added.
alter table search_document add column viewer jsonb;
alter table stage_search_document add column viewer jsonb;
