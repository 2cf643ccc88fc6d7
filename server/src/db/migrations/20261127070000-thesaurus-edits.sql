-- Operators edit other names; imports add them.
alter table thesaurus_entry
  add column id bigint generated always as identity unique,
  -- Counts the changes, so that an edit of an older state is refused.
  add column version integer not null default 1,
  add column changed_at timestamptz,
  drop constraint thesaurus_entry_kind_check,
  add constraint thesaurus_entry_kind_check check (kind in
    ('produce', 'grain', 'food', 'animal', 'aquatic', 'herb', 'substance', 'body', 'document', 'other'));

-- History of the entries. It does not reference them, because it outlives an entry that is removed.
create table thesaurus_change (
  id bigint generated always as identity primary key,
  entry_id bigint not null,
  origin text not null check (origin in ('operator', 'import')),
  changed_at timestamptz not null,
  changed_by bigint references member on delete set null,
  -- The entry before; null if it was created.
  before jsonb,
  -- The entry afterwards; null if it was removed.
  after jsonb
);
create index thesaurus_change_entry on thesaurus_change (entry_id, id);
create index thesaurus_change_member on thesaurus_change (changed_by);

-- Searches that found nothing, or only some of the words, without who searched. Deleted after 90 days.
create table search_miss_day (
  day date not null,
  -- 'nothing': no document; 'some': no document contains all words.
  kind text not null check (kind in ('nothing', 'some')),
  -- Folded, with numbers of persons masked.
  word text not null,
  count integer not null,
  last_at timestamptz not null,
  primary key (day, kind, word)
);
