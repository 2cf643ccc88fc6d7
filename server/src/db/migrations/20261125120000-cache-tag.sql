-- Versions of what caches hold. `withdrawn` is the last version whose predecessors must not be served any more.
-- `touched_in` is the transaction, so that a reader who knows the oldest running one misses no commit.
create table cache_tag (
  name text primary key,
  version bigint not null,
  withdrawn bigint not null,
  touched_in bigint not null,
  touched_at timestamptz not null
);
create index cache_tag_touched on cache_tag (touched_in);
