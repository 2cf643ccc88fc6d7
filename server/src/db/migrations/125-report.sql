-- Files that the site publishes belong to no member: PDFs of reports, and the pictures of their figures and covers.
alter table file alter column uid drop not null;
alter table file drop constraint file_purpose_check;
alter table file add constraint file_purpose_check
  check (purpose in ('avatar', 'image', 'attachment', 'report', 'picture'));
alter table file add constraint file_owner check ((uid is null) = (purpose in ('report', 'picture')));

create table report_series (
  id text primary key,
  title text not null
);

-- What an import stages has the same columns; its table exists where the installation is older than this file.
alter table report drop column delta;
alter table report add column series_id text references report_series;
-- [{label, value, unit}]; what changed since the last issue follows from those of both.
alter table report add column key_numbers jsonb not null default '[]';
alter table report add column versions jsonb not null default '[]';
-- {fid, width, height, alt} of a report diagram.
alter table report add column picture jsonb;
alter table report add column pdf text not null default 'none' check (pdf in ('none', 'pending', 'ready'));
alter table report add column scanned boolean not null default false;
create index report_series_issue on report (series_id);
create unique index report_fid on report (fid);

alter table if exists stage_report drop column delta;
alter table if exists stage_report add column series_id text;
alter table if exists stage_report add column key_numbers jsonb not null default '[]';
alter table if exists stage_report add column versions jsonb not null default '[]';
alter table if exists stage_report add column picture jsonb;
alter table if exists stage_report add column pdf text not null default 'none';
alter table if exists stage_report add column scanned boolean not null default false;

-- The text of a PDF, page by page; a scanned page has none.
create table report_page (
  article_id text not null references report on delete cascade,
  page integer not null check (page > 0),
  text text not null,
  primary key (article_id, page)
);
