-- Keys with which a team uploads releases of its remote and changes their share, and what was done with them.
create table team_key (
  id bigint generated always as identity primary key,
  remote text collate "C" not null,
  -- By which operators recognize it, for example the name of a pipeline.
  label text not null,
  secret_hash text collate "C" not null unique,
  canary_percent double precision not null check (canary_percent between 0 and 100),
  may_promote boolean not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
comment on column team_key.secret_hash is 'SHA-256 of the secret, which is not stored.';
comment on column team_key.canary_percent is 'Largest share of visitors; 0: uploads only.';

create table team_key_use (
  id bigint generated always as identity primary key,
  key_id bigint not null references team_key,
  at timestamptz not null,
  action text not null check (action in ('upload', 'canary', 'promote')),
  -- What was asked for: remote, release, share.
  what text not null,
  -- Why it was refused; empty if it was done.
  refusal text not null
);
create index team_key_use_key on team_key_use (key_id, id);
