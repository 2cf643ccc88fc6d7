-- What operators have done with a word: added it, put it in front, hidden it; who did it last, and when.
alter table hot_keyword
  add column added boolean not null default false,
  add column pinned_at timestamptz,
  add column changed_at timestamptz,
  add column changed_by bigint references member on delete set null;
