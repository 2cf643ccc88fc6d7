-- no transaction
-- Postings that are shown are also counted: with their last day the index answers alone.
drop index concurrently if exists supply_posting_shown;
create index concurrently supply_posting_shown on supply_posting (kind, published_at desc, id) include (expires_at)
  where status = 'online';
drop index concurrently if exists supply_posting_online;
-- The first day with a price; price_series_newest has the last one.
drop index concurrently if exists price_series_oldest;
create index concurrently price_series_oldest on price_series (scope, first_date);
