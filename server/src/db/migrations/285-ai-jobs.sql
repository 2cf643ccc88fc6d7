-- One answer at a time in a chat, whichever process is asked. Of several that a crash left, the latest stays open.
update ai_message m set status = 'interrupted'
where m.status = 'answering'
  and exists (select from ai_message o where o.chat_id = m.chat_id and o.status = 'answering' and o.place > m.place);
create unique index ai_message_answering on ai_message (chat_id) where status = 'answering';
