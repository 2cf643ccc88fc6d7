-- Reports whose PDF and pictures are still to be made, with what they are made from. A row goes in the transaction that
-- stores what came of it; a claim that is old belongs to a process that has gone, and the work is begun again.
create table report_task (
  article_id text primary key references report on delete cascade,
  document jsonb not null,
  claimed_at timestamptz,
  -- What brings a process down three times is left alone.
  attempts integer not null default 0
);

-- Every published file of a report: PDF, cover, figures, long picture.
create table report_file (
  fid text primary key references file on delete cascade,
  article_id text not null references report on delete cascade
);
create index report_file_article on report_file (article_id);
