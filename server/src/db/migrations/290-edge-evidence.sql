-- A window of an edge is told apart by the edge's own count of windows, so that one sent twice counts once.
alter table edge_observation
  add column slot bigint not null,
  add column render_networks text[] not null default '{}',
  drop constraint edge_observation_pkey,
  add primary key (edge, slot, remote, release);
create index edge_observation_at on edge_observation (at);

-- A change of the composition is told once, whoever finds it.
create unique index ops_message_sequence on ops_message (((body ->> 'sequence')::integer)) where kind = 'composition';
create index ops_message_created on ops_message (created_at);
create index compose_request_created on compose_request (created_at);
