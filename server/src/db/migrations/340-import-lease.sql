-- Runs are numbered: operators name them by it, and it fences them, since a later run has a higher one.
alter table import_run add column no integer generated always as identity unique;

-- Who may import. Publishing holds the row locked, so that nobody takes the turn over while it goes on, however long.
create table import_lease (
  name text primary key,
  run integer references import_run (no) on delete set null,
  expires_at timestamptz not null
);
insert into import_lease values ('import', null, now());
