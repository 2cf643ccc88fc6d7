-- How many quotes a series has per year, so that an import counts again only what it touched.
create table price_series_year (
  series_id integer not null references price_series on delete cascade,
  year integer not null,
  quotes integer not null,
  first_date date not null,
  last_date date not null,
  primary key (series_id, year)
);
insert into price_series_year
select q.series_id, extract(year from q.date), count(*), min(q.date), max(q.date)
from price_quote q join price_series s on s.id = q.series_id group by 1, 2;

-- What the class index divides by: mean of the 30 days up to the newest quote.
alter table price_series add column mean30 double precision;
update price_series set mean30 = (select avg(v) from unnest(spark) v);

-- Movers of the newest day stand at both ends of this.
create index price_series_mover on price_series (scope, chg_d) where headline and flag is null and chg_d <> 0;
