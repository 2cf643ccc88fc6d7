-- Visits that reported on a release which an edge served to them: a sample, see release-sample.ts. Rows of the last ten
-- minutes; after a crash there is no evidence, which is safe.
create unlogged table release_visit (
  remote text collate "C" not null,
  release text collate "C" not null,
  -- Hash by which the sample is taken: of the network, or of the visit where all visits come from few networks.
  sample text collate "C" not null,
  visit text collate "C" not null,
  network text collate "C" not null,
  at timestamptz not null,
  failed_at timestamptz,
  lcp double precision,
  primary key (remote, release, sample, visit)
) with (fillfactor = 80);

-- No longer read; processes of the version before still write it.
alter table edge_observation alter column visit_hashes set default '{}';
