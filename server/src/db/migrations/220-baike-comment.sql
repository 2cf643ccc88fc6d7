-- Categories have two levels, entries are found by the letter that their title begins with in pinyin, and an entry may
-- say which product of the site's tools it is about where its title is not that product's name.
alter table baike_category add column pid text references baike_category on delete cascade;
alter table baike add column letter text not null default '#', add column product text;
alter table stage_baike add column letter text not null default '#', add column product text;
update baike b set letter = upper(left(n.initials, 1))
from search_document d join search_name n on n.document_id = d.id
where d.kind = 'encyclopedia' and d.ref_id = b.id and n.name = b.title and n.initials ~ '^[a-z]';
create index baike_letter on baike (letter, title);
create index baike_views on baike (views desc, id);

-- What members say of an entry, in two levels: a thread and its replies. One that was deleted keeps its row without its
-- words: for the replies that it has, and so that its form token makes no second one.
create table baike_comment (
  id bigint generated always as identity primary key,
  baike_id text not null references baike on delete cascade,
  root_id bigint references baike_comment on delete cascade,
  -- The reply that is answered; null where it is the beginning of the thread.
  reply_to bigint references baike_comment on delete set null,
  uid bigint not null references member on delete cascade,
  -- Made by the form; what is sent twice becomes one comment.
  form_token text,
  kind text not null check (kind in ('comment', 'supplement')),
  content text not null,
  source_url text,
  status text not null check (status in ('pending', 'online', 'rejected', 'deleted')),
  -- Why it was held back for a review, and why it was refused.
  held_for text not null default '',
  reason text not null default '',
  likes integer not null default 0,
  -- Replies online: of a thread all of them, of a reply those that answer it.
  reply_count integer not null default 0,
  sample boolean not null default false,
  reviewed_by bigint references member on delete set null,
  reviewed_at timestamptz,
  created_at timestamptz not null,
  unique (uid, form_token),
  check (root_id is null or kind = 'comment')
);
create index baike_comment_entry on baike_comment (baike_id, id desc) where root_id is null;
create index baike_comment_online on baike_comment (baike_id) where status = 'online';
create index baike_comment_thread on baike_comment (root_id, id);
create index baike_comment_answered on baike_comment (reply_to) where reply_to is not null;
create index baike_comment_member on baike_comment (uid, created_at desc, id desc);
create index baike_comment_review on baike_comment (status, created_at desc, id desc);

create table baike_comment_like (
  comment_id bigint not null references baike_comment on delete cascade,
  uid bigint not null references member on delete cascade,
  primary key (comment_id, uid)
);
create index baike_comment_like_uid on baike_comment_like (uid);

create table baike_comment_report (
  id bigint generated always as identity primary key,
  comment_id bigint not null references baike_comment on delete cascade,
  uid bigint not null references member on delete cascade,
  reason text not null,
  detail text not null default '',
  status text not null default 'new' check (status in ('new', 'done')),
  created_at timestamptz not null,
  unique (comment_id, uid)
);
create index baike_comment_report_open on baike_comment_report (comment_id) where status = 'new';
create index baike_comment_report_uid on baike_comment_report (uid);

alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check check (kind in ('price', 'quote', 'standard', 'comment'));
