-- What members write to the owner of a posting, and the replies.
create table supply_message (
  id bigint generated always as identity primary key,
  posting_id text not null references supply_posting on delete cascade,
  asker bigint not null references member on delete cascade,
  uid bigint not null references member on delete cascade,
  content text not null,
  form_token text not null unique,
  created_at timestamptz not null
);
create index supply_message_thread on supply_message (posting_id, asker, id);
create index supply_message_uid on supply_message (uid);
create index supply_message_asker on supply_message (asker);
comment on column supply_message.asker is 'The member who began the thread; the other side is the owner of the posting.';
comment on column supply_message.uid is 'Who wrote this message.';

alter table message drop constraint message_kind_check,
  add constraint message_kind_check
    check (kind in ('price', 'quote', 'standard', 'comment', 'supply', 'order', 'invoice', 'account'));
