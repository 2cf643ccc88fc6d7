-- One login or binding by a third party, from its start to its end. State and browser are stored as SHA-256.
create table oauth_state (
  state_hash text not null,
  -- 'mobile': a proven number that waits for the merge with its account to be confirmed.
  platform text not null check (platform in ('wx', 'qq', 'mobile')),
  browser_hash text not null,
  action text not null check (action in ('login', 'bind')),
  -- The member who binds.
  uid bigint references member on delete cascade,
  status text not null default 'started'
    check (status in ('started', 'exchanging', 'authorized', 'refused', 'failed', 'done')),
  -- What the member's column of this platform holds; of 'mobile' the number.
  identity text,
  nickname text not null default '',
  -- A number proven for this login whose account has another identity; merging asks for its password.
  mobile text,
  problem text not null default '',
  expires_at timestamptz not null,
  primary key (platform, state_hash)
);
create index oauth_state_expires on oauth_state (expires_at);
create index oauth_state_member on oauth_state (uid) where uid is not null;

-- Who signs in by a third party may have no number.
alter table member alter column mobile drop not null;

-- An account that was merged into another one is empty and closed.
alter table member drop constraint member_status_check;
alter table member add constraint member_status_check check (status in ('active', 'blocked', 'merged'));
alter table member add column merged_into bigint references member on delete cascade;
alter table member add constraint member_merged check ((status = 'merged') = (merged_into is not null));
