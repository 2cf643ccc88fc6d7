-- For the comparison of a canary with the active release: only browsers that had been here before count on both sides,
-- as a canary never meets a first visit.
alter table release_visit
  add column inp double precision,
  add column call_failed_at timestamptz,
  add column is_returning boolean not null default false;

-- Returning visits by the minute of their last report, added up when they leave release_visit.
create table release_tally (
  remote text collate "C" not null,
  release text collate "C" not null,
  at timestamptz not null,
  visits integer not null,
  failed integer not null,
  -- With a call that failed.
  calls_failed integer not null,
  -- Of the natural logarithm of milliseconds: count, sum and sum of squares.
  lcp_count integer not null,
  lcp_sum double precision not null,
  lcp_squares double precision not null,
  inp_count integer not null,
  inp_sum double precision not null,
  inp_squares double precision not null,
  primary key (remote, release, at)
);
create index release_tally_at on release_tally (at);
