-- How far the current run of a long job has come, as shown to operators.
create table job_progress (
  job text collate "C" primary key,
  done integer not null,
  total integer not null,
  step text not null,
  at timestamptz not null
);
comment on column job_progress.step is 'What is in progress, in Chinese.';
