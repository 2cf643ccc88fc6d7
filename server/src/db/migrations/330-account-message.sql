-- A member hears of every change of how their account is logged in to.
alter table message drop constraint message_kind_check;
alter table message add constraint message_kind_check
  check (kind in ('price', 'quote', 'standard', 'comment', 'order', 'invoice', 'account'));
