-- Weekly reports and surveys of markets. `rows` are the products as they were published: prices in 元/公斤, changes in
-- percent, arrivals in tonnes per day; later corrections of quotes do not change what a report said.
create table market_report (
  id text primary key,
  kind text not null check (kind in ('weekly', 'survey')),
  market_id text not null references market on delete cascade,
  source_id integer not null references data_source,
  -- Day of publication of a weekly, day of the survey.
  date date not null,
  -- The days that the prices are means of, and those they are compared with.
  span_from date not null,
  span_to date not null,
  before_from date not null,
  before_to date not null,
  title text not null,
  author text not null,
  summary text not null,
  content_html text not null,
  up integer not null,
  down integer not null,
  rows jsonb not null,
  sample boolean not null,
  unique (market_id, kind, date)
);
create index market_report_newest on market_report (date desc, id);
