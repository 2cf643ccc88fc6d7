-- The process that wrote an answer is gone: what it had written stays, marked.
alter table ai_message drop constraint ai_message_status_check;
alter table ai_message add constraint ai_message_status_check
  check (status in ('answering', 'completed', 'stopped', 'interrupted', 'error'));

-- What a question was asked about: kind and id, null for a question of its own.
alter table ai_message add column context jsonb;

-- A share link shows what there was when it was made: messages up to this place, versions of answers up to this time.
alter table ai_chat add column shared_at timestamptz;
update ai_chat set shared_at = updated_at where share is not null;
