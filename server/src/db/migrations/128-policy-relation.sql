-- The policies that a text or a picture explains, by id.
alter table policy add column interprets text[] not null default '{}';
create index policy_interprets on policy using gin (interprets);

-- What an import stages has the same columns; its table exists where the installation is older than this file.
alter table if exists stage_policy add column interprets text[] not null default '{}';
