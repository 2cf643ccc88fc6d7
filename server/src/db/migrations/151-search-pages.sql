-- Reports are found by page: a hit names it and leads to it.
alter table search_passage add column page integer;
alter table stage_search_passage add column page integer;

-- How many pages of a document visitors and members may read; null where they may read all.
alter table search_document add column visitor_pages integer, add column member_pages integer;
alter table stage_search_document add column visitor_pages integer, add column member_pages integer;

-- Titles and other names as they may be begun: folded characters, spelling and initials in pinyin.
create table search_name (
  document_id text not null references search_document on delete cascade,
  no integer not null,
  name text not null,
  folded text not null,
  spelling text not null,
  initials text not null,
  primary key (document_id, no)
);
create index search_name_folded on search_name (folded text_pattern_ops);
create index search_name_spelling on search_name (spelling text_pattern_ops);
create index search_name_initials on search_name (initials text_pattern_ops);
create unlogged table stage_search_name (like search_name);

-- Who looked for what on a day, once each. `seeker` is a hash of the address that changes every day.
create table search_day (
  day date not null,
  keyword text not null,
  seeker text not null,
  primary key (day, keyword, seeker)
);
create index search_day_keyword on search_day (keyword);

alter table hot_keyword add column blocked boolean not null default false;
