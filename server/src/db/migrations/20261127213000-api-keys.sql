-- Keys of the open API, and what each did per day.
create table api_key (
  id bigint generated always as identity primary key,
  uid bigint not null references member,
  name text not null,
  prefix text not null,
  secret_hash text collate "C" not null unique,
  day_limit integer check (day_limit > 0),
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_uid on api_key (uid);
comment on column api_key.prefix is 'The beginning of the secret, by which its owner recognizes it.';
comment on column api_key.secret_hash is 'SHA-256 of the secret, which is not stored.';
comment on column api_key.day_limit is 'Requests per day that the member allows; null is no limit below that of the membership.';

create table api_key_day (
  key_id bigint not null references api_key on delete cascade,
  day date not null,
  requests integer not null default 0,
  rows bigint not null default 0,
  refused integer not null default 0,
  primary key (key_id, day)
);
comment on column api_key_day.refused is 'Requests beyond a daily limit, which were not answered.';
