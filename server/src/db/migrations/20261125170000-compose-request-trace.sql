-- The composer's work belongs to the trace of the call that requested it.
alter table compose_request add column request_id text;
comment on column compose_request.request_id is 'Request id of the operator''s call; also its trace id.';
