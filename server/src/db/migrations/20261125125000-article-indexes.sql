-- no transaction
-- One year of a type, and the neighbours of an article in the list of its type; articles without a day come last.
drop index concurrently if exists article_neighbour;
create index concurrently article_neighbour on article (type, (coalesce(published_at, '0001-01-01'::date)), id desc)
  include (scope, cate, published_at, updated_at);
-- The order by readings, which starts a list as the order by day does.
drop index concurrently if exists article_hot;
create index concurrently article_hot on article (scope, views desc, published_at desc nulls last, id);
drop index concurrently if exists policy_effective;
create index concurrently policy_effective on policy (effective_at) where status = 'in_force';
drop index concurrently if exists policy_expires;
create index concurrently policy_expires on policy (expires_at) where status = 'in_force';
