-- no transaction
-- Answers that found nothing or were disliked, for the list of operators.
drop index concurrently if exists ai_message_missed;
create index concurrently ai_message_missed on ai_message (created_at)
  where rating = -1 or steps @> '[{"kind": "search", "count": 0}]';
