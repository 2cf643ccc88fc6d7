-- What a member has got from the site, per day: files fetched, tables exported, reports opened whole. `what` is the file,
-- the tool or the report, so that fetching the same thing in several parts is one use.
create table member_use (
  uid bigint not null references member on delete cascade,
  kind text not null check (kind in ('reports', 'downloads', 'exports')),
  what text not null,
  day date not null,
  times integer not null default 1 check (times > 0),
  primary key (uid, kind, what, day)
);
